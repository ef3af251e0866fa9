#include <zlib.h>

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

#include "model/io/share_code.h"
#include "model/library/content_library.h"
#include "model/messages/problem_text.h"
#include "model/render/qr_code.h"
#include "rules/format/formats.h"
#include "rules/systems/normandie/army/army_optimizer.h"
#include "rules/systems/normandie/checks/check_context.h"
#include "tests/support/random_documents.h"

using namespace bocage;
using namespace bocage::rules;

namespace {

const normandie::Content& content() {
    static const normandie::ContentPtr typed = normandie::contentFor(model::loadInstalledLibrary().library);
    return *typed;
}

Roster someArmy(unsigned seed, int points = 300) {
    return normandie::randomArmy(content(), ContentId("son-core:faction/majestic"), points, seed);
}

std::string codeOf(const Result<Roster>& result) {
    return result ? std::string("none") : result.problems().front().code;
}

}  // namespace

class TestShareCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyArmyComesBackWithTheSameBytes() {
        for (unsigned seed = 1; seed <= 400; ++seed) {
            const Roster roster = seed % 2 ? random_documents::make<Roster>(seed) : someArmy(seed);
            const auto code = model::shareCode(roster);
            QVERIFY(code.ok());
            QVERIFY(!code->contains(u'\n') && !code->contains(u' '));
            const auto back = model::readShareCode(*code);
            QVERIFY2(back.ok(), qPrintable(QString::number(seed)));
            QCOMPARE(writeRoster(*back), writeRoster(roster));
            QCOMPARE(*model::shareCode(*back), *code);
        }
    }

    void anArmyOfUsualSizeFitsIntoAChatMessage() {
        qsizetype longest = 0;
        for (unsigned seed = 1; seed <= 50; ++seed)
            longest = std::max(longest, model::shareCode(someArmy(seed))->size());
        QVERIFY2(longest < 600, qPrintable(QString::number(longest)));
    }

    /// The alphabet, and a few strangers, at every place of the code.
    void everyChangedCharacterIsNoticed() {
        const QString code = *model::shareCode(someArmy(7));
        const QString others =
            QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/:.é");
        for (qsizetype at = 0; at < code.size(); ++at)
            for (const QChar other : others) {
                if (code[at] == other)
                    continue;
                QString changed = code;
                changed[at] = other;
                QVERIFY2(!model::readShareCode(changed).ok(), qPrintable(changed));
            }
    }

    void everyMissingPartIsNoticed() {
        const QString code = *model::shareCode(someArmy(8));
        for (qsizetype length = 0; length < code.size(); ++length) {
            QVERIFY(!model::readShareCode(code.left(length)).ok());
            QVERIFY(!model::readShareCode(code.mid(code.size() - length)).ok());
            QVERIFY(!model::readShareCode(code.left(length) + code.mid(length + 1)).ok());
        }
        QVERIFY(!model::readShareCode(code + u'A').ok());
        QVERIFY(!model::readShareCode(code + code).ok());
    }

    void lineBreaksOfMailProgramsDoNoHarm() {
        const Roster roster = someArmy(9);
        QString code = *model::shareCode(roster);
        for (qsizetype at = 40; at < code.size(); at += 45)
            code.insert(at, QStringLiteral("\r\n "));
        QCOMPARE(writeRoster(*model::readShareCode(QStringLiteral(" \n") + code)), writeRoster(roster));
    }

    void strangersAreToldApart() {
        QCOMPARE(codeOf(model::readShareCode({})), std::string("share.no-code"));
        QCOMPARE(codeOf(model::readShareCode(QStringLiteral("hello"))), std::string("share.no-code"));
        QCOMPARE(codeOf(model::readShareCode(QStringLiteral("bocage2:AAAA"))), std::string("share.newer"));
        QCOMPARE(codeOf(model::readShareCode(QStringLiteral("bocage1:"))), std::string("share.damaged"));
        QCOMPARE(codeOf(model::readShareCode(QString(3 * model::shareCodeLimit, u'A'))),
                 std::string("share.too-long"));
        for (const char* code : {"share.no-code", "share.newer", "share.damaged", "share.too-long",
                                 "share.too-large", "share.qr-too-long", "share.picture-format"})
            QVERIFY2(model::ProblemText::knows(code), code);
    }

    /// Text that packs a thousandfold is refused by what comes out of it, whatever its size.
    void bombsAreRefused() {
        Roster roster = someArmy(1);
        roster.notes = Text(std::string(model::sharedArmyLimit - 4096, 'a'));
        const auto code = model::shareCode(roster);
        QVERIFY(code.ok());
        QVERIFY(code->size() < 4096);
        QVERIFY(model::readShareCode(*code).ok());
        roster.notes = Text(std::string(2 * model::sharedArmyLimit, 'a'));
        QCOMPARE(model::shareCode(roster).problems().front().code, std::string("share.too-large"));
        // What our own writer refuses, somebody else may have made: a good checksum over 64 MiB.
        const QByteArray packed = qCompress(QByteArray(64 << 20, 'a')).mid(6).chopped(4);
        QByteArray bytes(4, Qt::Uninitialized);
        qToBigEndian(static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef*>(packed.constData()),
                                                static_cast<uInt>(packed.size()))),
                     bytes.data());
        const QString bomb = QString::fromLatin1(
            model::shareCodePrefix +
            (bytes + packed).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
        QCOMPARE(codeOf(model::readShareCode(bomb)), std::string("share.too-large"));
    }

    void randomTextNeverGetsThrough() {
        std::mt19937 random(5);
        for (int i = 0; i < 2000; ++i) {
            QByteArray noise(static_cast<qsizetype>(random() % 300), 0);
            for (char& c : noise)
                c = static_cast<char>(random());
            const QString text =
                QString::fromLatin1(model::shareCodePrefix + noise.toBase64(QByteArray::Base64UrlEncoding |
                                                                            QByteArray::OmitTrailingEquals));
            QVERIFY(!model::readShareCode(text).ok());
        }
    }

    void theQrCodeReadsBackAsTheShareCode() {
        const QString reader = QStandardPaths::findExecutable(QStringLiteral("zbarimg"));
        QVERIFY2(!reader.isEmpty(), "zbar-tools is missing");
        const QTemporaryDir folder;
        for (unsigned seed = 1; seed <= 4; ++seed) {
            const QString code = *model::shareCode(someArmy(seed, seed == 4 ? 2000 : 300));
            const auto symbol = model::QrCode::of(code.toLatin1());
            QVERIFY(symbol.ok());
            const QString path = folder.filePath(QStringLiteral("code.png"));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(symbol->png(6));
            file.close();
            QProcess process;
            process.start(reader, {QStringLiteral("--quiet"), QStringLiteral("--raw"), path});
            QVERIFY(process.waitForFinished());
            QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed(), code);
        }
    }

    /// The SVG has the same dark modules as the picture.
    void theSvgShowsTheSameModules() {
        const auto symbol = model::QrCode::of(model::shareCode(someArmy(2))->toLatin1());
        QVERIFY(symbol.ok());
        int dark = 0;
        for (int row = 0; row < symbol->modules(); ++row)
            for (int column = 0; column < symbol->modules(); ++column)
                dark += symbol->dark(column, row);
        static const QRegularExpression bar(QStringLiteral("M\\d+ \\d+h(\\d+)v1h-\\1z"));
        int drawn = 0;
        auto bars = bar.globalMatch(QString::fromLatin1(symbol->svg()));
        while (bars.hasNext())
            drawn += bars.next().captured(1).toInt();
        QCOMPARE(drawn, dark);
        // Finder pattern in the corner, light line beside it.
        QVERIFY(symbol->dark(0, 0) && symbol->dark(6, 6) && !symbol->dark(7, 7));
    }

    void anArmyTooLongForOneQrCodeIsSaid() {
        const auto symbol = model::QrCode::of(QByteArray(2954, 'x'));
        QVERIFY(!symbol.ok());
        QCOMPARE(symbol.problems().front().code, std::string("share.qr-too-long"));
        QVERIFY(model::QrCode::of(QByteArray(2953, 'x')).ok());
    }
};

QTEST_GUILESS_MAIN(TestShareCode)
#include "test_share_code.moc"
