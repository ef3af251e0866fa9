#include "model/print/options.h"

#include <utility>

namespace bocage::model::print {

namespace {

template <class T>
struct Word {
    const char* name;
    T value;
};
constexpr Word<Paper> papers[] = {{"a4", Paper::A4}, {"letter", Paper::Letter}};
constexpr Word<Colours> colourWords[] = {
    {"full", Colours::Full}, {"ink-saving", Colours::InkSaving}, {"grey", Colours::Grey}};
constexpr Word<Backs> backWords[] = {{"none", Backs::None},
                                     {"long-edge", Backs::LongEdge},
                                     {"short-edge", Backs::ShortEdge},
                                     {"fold", Backs::Fold}};

template <class T, std::size_t n>
std::optional<T> named(const Word<T> (&words)[n], const QString& name) {
    for (const Word<T>& word : words)
        if (name.compare(QLatin1String(word.name), Qt::CaseInsensitive) == 0)
            return word.value;
    return {};
}

template <class T, std::size_t n>
QStringList names(const Word<T> (&words)[n]) {
    QStringList all;
    for (const Word<T>& word : words)
        all << QString::fromLatin1(word.name);
    return all;
}

}  // namespace

Size sizeOf(Paper paper) {
    if (paper == Paper::Letter)
        return {Length::micrometres(215900), Length::micrometres(279400)};
    return {210_mm, 297_mm};
}

QString nameOf(Paper paper) {
    return paper == Paper::Letter ? QStringLiteral("Letter") : QStringLiteral("A4");
}

std::optional<Paper> paperNamed(const QString& name) {
    return named(papers, name);
}

QStringList paperNames() {
    return names(papers);
}

std::optional<Colours> coloursNamed(const QString& name) {
    return named(colourWords, name);
}

QStringList coloursNames() {
    return names(colourWords);
}

std::optional<Backs> backsNamed(const QString& name) {
    return named(backWords, name);
}

QStringList backsNames() {
    return names(backWords);
}

}  // namespace bocage::model::print
