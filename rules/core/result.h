#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bocage::rules {

/// One expected failure: what went wrong (a code whose words live in model/messages), with what, and where.
struct Problem {
    std::string code;
    std::vector<std::string> arguments;
    std::string file;
    std::string pointer;  ///< JSON pointer inside the file, empty when the whole file is meant
    int line = 0;         ///< 1-based; 0 when unknown
    int column = 0;

    bool operator==(const Problem&) const = default;
};

using Problems = std::vector<Problem>;

/// A value, or the problems that kept it from being made. g++ 12 has no std::expected.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::move(value)) {}
    Result(Problem problem) : m_state(Problems{std::move(problem)}) {}
    Result(Problems problems) : m_state(std::move(problems)) { assert(!this->problems().empty()); }

    bool ok() const { return std::holds_alternative<T>(m_state); }
    explicit operator bool() const { return ok(); }

    T& value() & { return std::get<T>(m_state); }
    const T& value() const& { return std::get<T>(m_state); }
    T&& value() && { return std::get<T>(std::move(m_state)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Problems& problems() const { return std::get<Problems>(m_state); }

private:
    std::variant<T, Problems> m_state;
};

/// For actions that yield nothing but may fail: `Result<Done>`.
struct Done {
    bool operator==(const Done&) const = default;
};

}  // namespace bocage::rules
