#include <QtTest>

#include <random>
#include <set>

#include "rules/checks/cardboard.h"

using namespace bocage::rules;

namespace {

ContentId piece(int number) {
    return ContentId("box:piece/p" + std::to_string(number));
}

/// Tries every way of handing out pieces; written without matching theory.
bool possible(const std::vector<std::vector<int>>& kindsOf, std::vector<int>& stock, std::size_t demand = 0) {
    if (demand == kindsOf.size())
        return true;
    for (const int kind : kindsOf[demand]) {
        if (stock[static_cast<std::size_t>(kind)] == 0)
            continue;
        --stock[static_cast<std::size_t>(kind)];
        const bool rest = possible(kindsOf, stock, demand + 1);
        ++stock[static_cast<std::size_t>(kind)];
        if (rest)
            return true;
    }
    return false;
}

int mostServed(const std::vector<std::vector<int>>& kindsOf, std::vector<int> stock) {
    int best = 0;
    for (unsigned subset = 0; subset < (1u << kindsOf.size()); ++subset) {
        std::vector<std::vector<int>> chosen;
        for (std::size_t d = 0; d < kindsOf.size(); ++d)
            if (subset & (1u << d))
                chosen.push_back(kindsOf[d]);
        if (static_cast<int>(chosen.size()) > best && possible(chosen, stock))
            best = static_cast<int>(chosen.size());
    }
    return best;
}

}  // namespace

class TestCardboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsBruteForceOnRandomStocks() {
        std::mt19937 random(7);
        const LibraryPtr library = Library::build({}).first;
        std::size_t most = 0;
        for (int round = 0; round < 400; ++round) {
            const int kinds = 1 + static_cast<int>(random() % 4);
            Collection collection;
            std::vector<int> stock;
            for (int k = 0; k < kinds; ++k) {
                stock.push_back(static_cast<int>(random() % 3));
                collection.pieces.push_back({piece(k), stock.back()});
            }
            // Kind k may also be served by the kinds in back[k], like a wreck by vehicles.
            std::vector<std::vector<int>> back(static_cast<std::size_t>(kinds));
            for (int k = 0; k < kinds; ++k)
                if (random() % 2)
                    back[static_cast<std::size_t>(k)].push_back(
                        static_cast<int>(random() % static_cast<unsigned>(kinds)));
            std::vector<Demand> demands;
            std::vector<std::vector<int>> kindsOf;
            for (int d = 1 + static_cast<int>(random() % 6); d > 0; --d) {
                const int k = static_cast<int>(random() % static_cast<unsigned>(kinds));
                demands.push_back({piece(k), "d" + std::to_string(d), {}, {}, {}});
                kindsOf.push_back({k});
                kindsOf.back().insert(kindsOf.back().end(), back[static_cast<std::size_t>(k)].begin(),
                                      back[static_cast<std::size_t>(k)].end());
            }
            const auto clashes = findClashes(demands, collection, *library, [&](const ContentId& id) {
                std::vector<ContentId> pieces;
                for (int k = 0; k < kinds; ++k)
                    if (piece(k) == id)
                        for (const int other : back[static_cast<std::size_t>(k)])
                            pieces.push_back(piece(other));
                return pieces;
            });
            std::size_t missing = 0;
            std::set<std::vector<ContentId>> causes;
            for (const Clash& clash : clashes) {
                missing += clash.unmet.size();
                // One cause, one clash.
                QVERIFY(causes.insert(clash.pieces).second);
                QCOMPARE(static_cast<int>(clash.demands.size()), clash.available + 1);
            }
            most = std::max(most, missing);
            QCOMPARE(static_cast<int>(demands.size() - missing), mostServed(kindsOf, stock));
            for (const Clash& clash : clashes) {
                std::vector<std::vector<int>> members;
                for (const std::size_t index : clash.demands)
                    members.push_back(kindsOf[index]);
                QVERIFY(!possible(members, stock));
                // The smallest conflict: without any one of its members the others can be served.
                for (std::size_t gone = 0; gone < members.size(); ++gone) {
                    std::vector<std::vector<int>> rest = members;
                    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(gone));
                    QVERIFY(possible(rest, stock));
                }
            }
        }
        QVERIFY(most > 2);  // stocks that are short of several were among them
    }

    void severalMissingOfOneKindAreOneClash() {
        const LibraryPtr library = Library::build({}).first;
        Collection collection;
        collection.pieces = {{piece(1), 2}};
        std::vector<Demand> demands;
        for (int d = 0; d < 5; ++d)
            demands.push_back({piece(1), "d" + std::to_string(d), {}, {}, {}});
        const auto clashes = findClashes(demands, collection, *library, {});
        QCOMPARE(clashes.size(), std::size_t(1));
        QCOMPARE(clashes.front().wanted(), 5);
        QCOMPARE(clashes.front().available, 2);
        QCOMPARE(clashes.front().demands, (std::vector<std::size_t>{0, 1, 2}));
        QCOMPARE(clashes.front().unmet, (std::vector<std::size_t>{2, 3, 4}));
    }
};

QTEST_APPLESS_MAIN(TestCardboard)
#include "test_cardboard.moc"
