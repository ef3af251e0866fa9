#include "model/studio/field_number.h"

#include <QRegularExpression>
#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace bocage::model {

namespace {

struct FractionSign {
    char16_t sign;
    int count, parts;
};
constexpr FractionSign fractionSigns[] = {
    {u'½', 1, 2}, {u'¼', 1, 4}, {u'¾', 3, 4}, {u'⅓', 1, 3}, {u'⅔', 2, 3}};

/// A count of parts, exactly.
struct Fraction {
    qint64 count = 0;
    qint64 of = 1;
};

/// "2.5" and "2,5"; nothing for a text that is no plain decimal.
std::optional<Fraction> readDecimal(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(\\d{1,7})(?:[.,](\\d{1,4}))?$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    Fraction made{match.captured(1).toLongLong(), 1};
    for (const QChar digit : match.captured(2)) {
        made.count = made.count * 10 + digit.digitValue();
        made.of *= 10;
    }
    return made;
}

/// "2", "2.5", "½", "2½", "1/2", "2 1/2", without a sign.
std::optional<Fraction> readFraction(QString text) {
    for (const FractionSign& each : fractionSigns)
        text.replace(QChar(each.sign), QStringLiteral(" %1/%2").arg(each.count).arg(each.parts));
    text = text.simplified();
    if (const auto whole = readDecimal(text))
        return whole;
    static const QRegularExpression form(QStringLiteral("^(?:(\\d{1,7}) )?(\\d{1,4}) ?/ ?(\\d{1,4})$"));
    const QRegularExpressionMatch match = form.match(text);
    const qint64 of = match.captured(3).toLongLong();
    if (!match.hasMatch() || of == 0)
        return std::nullopt;
    return Fraction{match.captured(1).toLongLong() * of + match.captured(2).toLongLong(), of};
}

}  // namespace

QString FieldNumber::text(qint64 stored, int parts) {
    if (parts <= 1 || stored % parts == 0)
        return QString::number(stored / std::max(parts, 1));
    const qint64 size = std::abs(stored);
    const qint64 shared = std::gcd(size % parts, static_cast<qint64>(parts));
    const qint64 count = size % parts / shared, of = parts / shared;
    QString rest = QStringLiteral(" %1/%2").arg(count).arg(of);
    for (const FractionSign& each : fractionSigns)
        if (each.count == count && each.parts == of)
            rest = QChar(each.sign);
    const QString whole = size < parts ? QString() : QString::number(size / parts);
    return (stored < 0 ? QStringLiteral("-") : QString()) + (whole.isEmpty() ? rest.trimmed() : whole + rest);
}

std::optional<int> FieldNumber::stored(const FieldPlan& plan, const QString& typed) {
    QString text = typed.trimmed();
    const bool minus = text.startsWith(u'-') || text.startsWith(QChar(0x2212));
    if (minus || text.startsWith(u'+'))
        text = text.mid(1).trimmed();
    const std::optional<Fraction> value = readFraction(text);
    if (!value || value->count * plan.parts % value->of != 0)
        return std::nullopt;
    const qint64 count = value->count * plan.parts / value->of * (minus ? -1 : 1);
    if (count < plan.low || count > plan.high)
        return std::nullopt;
    return static_cast<int>(count);
}

}  // namespace bocage::model
