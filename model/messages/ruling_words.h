#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

namespace bocage::model {

/// Words for what the books leave open: the question behind a ruling key, and its answers.
class RulingWords {
    Q_DECLARE_TR_FUNCTIONS(RulingWords)

public:
    static QString question(std::string_view key);
    static QString answer(std::string_view key, std::string_view value);
};

}  // namespace bocage::model
