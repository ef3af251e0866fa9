#include "model/messages/ruling_words.h"

#include "model/systems/game_face.h"

namespace bocage::model {

namespace {

QString asItIs(std::string_view code) {
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

const AnswerWords* answerIn(const GameFace& game, std::string_view key, std::string_view value) {
    for (const AnswerWords& row : game.words().rulingAnswers)
        if (row.key == key && row.value == value)
            return &row;
    return nullptr;
}

}  // namespace

QString RulingWords::question(std::string_view key, std::string_view system) {
    const CodeWords* found = findWords(&GameWords::rulings, key, system);
    return found ? tr(found->name) : asItIs(key);
}

QString RulingWords::answer(std::string_view key, std::string_view value, std::string_view system) {
    if (value == "true")
        return tr("yes");
    if (value == "false")
        return tr("no");
    for (const GameFace* game : gameFaces())
        if (system.empty() || game->id() == system)
            if (const AnswerWords* found = answerIn(*game, key, value))
                return tr(found->text);
    return asItIs(value);
}

}  // namespace bocage::model
