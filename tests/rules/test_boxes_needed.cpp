#include <QtTest>

#include <random>

#include "rules/checks/boxes_needed.h"
#include "rules/systems/game_system.h"

using namespace bocage::rules;

namespace {

ContentId piece(std::size_t number) {
    return ContentId("p:unit/u" + std::to_string(number));
}
ContentId boxId(std::size_t number) {
    return ContentId("p:box/b" + std::to_string(number));
}

/// Three boxes with up to three each of four pieces.
LibraryPtr boxes(std::mt19937& random) {
    Pack pack;
    pack.manifest.id = PackId("p");
    pack.manifest.version = "1.0.0";
    pack.manifest.system = "normandie";
    for (std::size_t b = 0; b < 3; ++b) {
        BoxDef box;
        box.id = boxId(b);
        for (std::size_t p = 0; p < 4; ++p)
            if (const int count = static_cast<int>(random() % 4); count > 0)
                box.contents.push_back({piece(p), count});
        pack.boxes.push_back(std::move(box));
    }
    return Library::build({pack}).first;
}

int size(const std::vector<Copies>& boxes) {
    int total = 0;
    for (const Copies& box : boxes)
        total += box.count;
    return total;
}

}  // namespace

class TestBoxesNeeded : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every combination of up to five of each box, tried one by one, knows no smaller answer.
    void noSmallerAnswerExists() {
        std::mt19937 random(11);
        for (int round = 0; round < 120; ++round) {
            const LibraryPtr library = boxes(random);
            std::vector<Demand> demands;
            for (std::size_t p = 0; p < 4; ++p)
                for (int i = static_cast<int>(random() % 5); i > 0; --i)
                    demands.push_back({piece(p), "x" + std::to_string(demands.size()), {}, {}, {}});
            // The back of piece 1 may serve as piece 0.
            const Substitutes back = [](const ContentId& id) {
                return id == piece(0) ? std::vector<ContentId>{piece(1)} : std::vector<ContentId>{};
            };
            Collection owned;
            if (random() % 2)
                owned.boxes.push_back({boxId(random() % 3), 1});
            const BoxesNeeded answer = boxesNeeded(demands, owned, *library, back);
            std::erase_if(demands, [&](const Demand& demand) {
                return std::find(answer.nowhere.begin(), answer.nowhere.end(), demand.content) !=
                       answer.nowhere.end();
            });
            int best = 99;
            for (int a = 0; a < 6; ++a)
                for (int b = 0; b < 6; ++b)
                    for (int c = 0; c < 6; ++c) {
                        Collection tried = owned;
                        tried.boxes.insert(tried.boxes.end(), {{boxId(0), a}, {boxId(1), b}, {boxId(2), c}});
                        if (a + b + c < best && findClashes(demands, tried, *library, back).empty())
                            best = a + b + c;
                    }
            QVERIFY(answer.found);
            QCOMPARE(size(answer.boxes), best);
        }
    }

    void whatNoBoxHoldsIsTold() {
        std::mt19937 random(3);
        const LibraryPtr library = boxes(random);
        const BoxesNeeded answer =
            boxesNeeded({{ContentId("p:unit/ghost"), "g", {}, {}, {}}}, {}, *library, {});
        QCOMPARE(answer.nowhere, std::vector<ContentId>{ContentId("p:unit/ghost")});
        QVERIFY(answer.boxes.empty());
        QVERIFY(answer.found);
    }
};

QTEST_APPLESS_MAIN(TestBoxesNeeded)
#include "test_boxes_needed.moc"
