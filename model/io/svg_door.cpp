#include "model/io/svg_door.h"

#include <expat.h>

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "model/io/svg_values.h"

namespace bocage::model {

using namespace rules;

namespace {

enum class Kind { Length, List, Path, Transform, Keyword, Identifier, Paint, Link, Dashes };

/// Attributes that are let through, with what their values must be.
const std::map<std::string_view, Kind>& knownAttributes() {
    static const std::map<std::string_view, Kind> known{
        {"id", Kind::Identifier},
        {"href", Kind::Link},
        {"d", Kind::Path},
        {"points", Kind::List},
        {"viewBox", Kind::List},
        {"stroke-dasharray", Kind::Dashes},
        {"transform", Kind::Transform},
        {"gradientTransform", Kind::Transform},
        {"fill", Kind::Paint},
        {"stroke", Kind::Paint},
        {"color", Kind::Paint},
        {"stop-color", Kind::Paint},
        {"x", Kind::Length},
        {"y", Kind::Length},
        {"width", Kind::Length},
        {"height", Kind::Length},
        {"cx", Kind::Length},
        {"cy", Kind::Length},
        {"r", Kind::Length},
        {"rx", Kind::Length},
        {"ry", Kind::Length},
        {"x1", Kind::Length},
        {"y1", Kind::Length},
        {"x2", Kind::Length},
        {"y2", Kind::Length},
        {"fx", Kind::Length},
        {"fy", Kind::Length},
        {"offset", Kind::Length},
        {"opacity", Kind::Length},
        {"fill-opacity", Kind::Length},
        {"stroke-opacity", Kind::Length},
        {"stop-opacity", Kind::Length},
        {"stroke-width", Kind::Length},
        {"stroke-miterlimit", Kind::Length},
        {"stroke-dashoffset", Kind::Length},
        {"fill-rule", Kind::Keyword},
        {"stroke-linecap", Kind::Keyword},
        {"stroke-linejoin", Kind::Keyword},
        {"gradientUnits", Kind::Keyword},
        {"spreadMethod", Kind::Keyword},
        {"display", Kind::Keyword},
        {"visibility", Kind::Keyword},
        {"preserveAspectRatio", Kind::Keyword},
    };
    return known;
}

constexpr std::string_view drawn[] = {"svg",     "g",    "path",           "rect",           "circle",
                                      "ellipse", "line", "polyline",       "polygon",        "defs",
                                      "use",     "stop", "linearGradient", "radialGradient", "symbol"};
/// Told to nobody: words about the picture and what Qt could not draw anyway.
constexpr std::string_view dropped[] = {"title", "desc", "metadata", "clipPath"};

constexpr std::string_view svgNamespace = "http://www.w3.org/2000/svg";
constexpr std::string_view linkNamespace = "http://www.w3.org/1999/xlink";

template <std::size_t N>
bool contains(const std::string_view (&list)[N], std::string_view name) {
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

bool mentionsUrl(std::string_view value) {
    std::string lower(value);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return lower.find("url") != std::string::npos || lower.find("javascript") != std::string::npos ||
           lower.find("expression") != std::string::npos || lower.find("@import") != std::string::npos ||
           lower.find('\\') != std::string::npos;
}

/// One element that was kept, as far as references between elements need it.
struct Node {
    std::vector<int> children;
    std::vector<std::string> links;  ///< ids this element draws or paints with
    bool use = false;
};

class Rewriter {
public:
    Rewriter(XML_Parser parser, const SvgLimits& limits) : m_parser(parser), m_limits(limits) {}

    std::string out;
    Problem problem;

    void start(const char* qualified, const char** attributes) {
        if (failed())
            return;
        if (static_cast<int>(m_open.size()) + m_skipping >= m_limits.depth)
            return fail("svg.too-deep", {std::to_string(m_limits.depth)});
        if (++m_elements > m_limits.elements)
            return fail("svg.too-many-elements", {std::to_string(m_limits.elements)});
        if (m_skipping > 0) {
            ++m_skipping;
            return;
        }
        const auto [space, name] = split(qualified);
        const bool root = m_nodes.empty();
        if (root && (name != "svg" || (!space.empty() && space != svgNamespace)))
            return fail("svg.not-svg", {});
        // Other vocabularies (an editor's own notes) mean nothing to Qt; an unknown SVG element may.
        if ((!space.empty() && space != svgNamespace) || contains(dropped, name)) {
            m_skipping = 1;
            return;
        }
        if (!contains(drawn, name))
            return fail("svg.element", {std::string(name)});
        open(name, attributes);
    }

    void end() {
        if (failed())
            return;
        if (m_skipping > 0) {
            --m_skipping;
            return;
        }
        out += "</" + m_open.back().name + ">";
        m_open.pop_back();
    }

    void refuse(std::string code, std::vector<std::string> arguments = {}) {
        if (!failed())
            fail(std::move(code), std::move(arguments));
    }

    bool failed() const { return !problem.code.empty(); }

    /// What can only be judged when every element is known.
    void finish() {
        if (failed())
            return;
        if (m_shortestDash > 0 && m_tally.extent / m_shortestDash > m_limits.dashes)
            return fail("svg.dashes", {});
        m_expanded.assign(m_nodes.size(), unknown);
        const long total = m_nodes.empty() ? 0 : expanded(0);
        if (failed())
            return;
        if (total - static_cast<long>(m_nodes.size()) > m_limits.useExpansion)
            fail("svg.use-expansion", {std::to_string(m_limits.useExpansion)});
    }

private:
    struct Open {
        std::string name;
        int node;
        double scale;
    };
    static constexpr long unknown = -1;
    static constexpr long busy = -2;

    static std::pair<std::string_view, std::string_view> split(std::string_view qualified) {
        const auto space = qualified.rfind(' ');
        if (space == std::string_view::npos)
            return {{}, qualified};
        return {qualified.substr(0, space), qualified.substr(space + 1)};
    }

    void fail(std::string code, std::vector<std::string> arguments) {
        problem = {std::move(code),
                   std::move(arguments),
                   {},
                   {},
                   static_cast<int>(XML_GetCurrentLineNumber(m_parser)),
                   static_cast<int>(XML_GetCurrentColumnNumber(m_parser)) + 1};
        XML_StopParser(m_parser, XML_FALSE);
    }

    void open(std::string_view name, const char** attributes) {
        const int node = static_cast<int>(m_nodes.size());
        if (!m_open.empty())
            m_nodes[static_cast<std::size_t>(m_open.back().node)].children.push_back(node);
        const double scale = m_open.empty() ? 1 : m_open.back().scale;
        m_nodes.emplace_back();
        m_nodes.back().use = name == "use";
        m_open.push_back({std::string(name), node, scale});
        out += "<" + std::string(name);
        if (node == 0)
            out += R"( xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink")";
        m_written.clear();
        for (; attributes[0] && !failed(); attributes += 2)
            attribute(attributes[0], attributes[1]);
        if (failed())
            return;
        for (const auto& [key, value] : m_written)
            out += " " + std::string(key == "href" ? "xlink:href" : key) + "=\"" + value + "\"";
        out += ">";
    }

    void attribute(std::string_view qualified, std::string_view value) {
        const auto [space, name] = split(qualified);
        if (name.size() > 2 && (name[0] | 0x20) == 'o' && (name[1] | 0x20) == 'n')
            return fail("svg.script", {std::string(name)});
        if (name == "href" && (space.empty() || space == linkNamespace))
            return put("href", value);
        if (name == "base" && !space.empty())
            return fail("svg.link", {std::string(value.substr(0, 80))});
        if (!space.empty())
            return;
        if (name == "style")
            return style(value);
        put(name, value);
    }

    /// `style="fill:#000;stroke:none"`, as drawing programs like to write it.
    void style(std::string_view declarations) {
        while (!declarations.empty() && !failed()) {
            const auto end = declarations.find(';');
            const std::string_view one = declarations.substr(0, end);
            declarations = end == std::string_view::npos ? std::string_view() : declarations.substr(end + 1);
            const auto colon = one.find(':');
            if (colon == std::string_view::npos)
                continue;
            const auto word = svg::keyword(one.substr(0, colon));
            if (word)
                put(*word, one.substr(colon + 1));
            else if (mentionsUrl(one))
                fail("svg.link", {std::string(one.substr(0, 80))});
        }
    }

    void put(std::string_view name, std::string_view value) {
        const auto known = knownAttributes().find(name);
        if (known == knownAttributes().end()) {
            // Left out; but what tries to fetch something is not silently left out.
            if (mentionsUrl(value) && !svg::paint(value))
                fail("svg.link", {std::string(value.substr(0, 80))});
            return;
        }
        std::optional<std::string> clean = cleaned(known->second, value);
        if (failed())
            return;
        if (!clean) {
            if (known->second == Kind::Link || mentionsUrl(value))
                return fail("svg.link", {std::string(value.substr(0, 80))});
            return fail("svg.value", {std::string(name), std::string(value.substr(0, 80))});
        }
        if (m_tally.largest > m_limits.largest)
            return fail("svg.number", {std::to_string(static_cast<long>(m_limits.largest))});
        if (m_tally.pathNumbers > m_limits.pathNumbers)
            return fail("svg.too-many-numbers", {std::to_string(m_limits.pathNumbers)});
        Node& node = m_nodes[static_cast<std::size_t>(m_open.back().node)];
        if (known->second == Kind::Identifier && !m_ids.emplace(*clean, m_open.back().node).second)
            return fail("svg.duplicate-id", {*clean});
        if (known->second == Kind::Link) {
            node.links.push_back(*clean);
            clean = "#" + *clean;
        } else if (known->second == Kind::Paint && clean->starts_with("url(#")) {
            node.links.push_back(clean->substr(5, clean->size() - 6));
        }
        m_written[known->first] = *clean;
    }

    std::optional<std::string> cleaned(Kind kind, std::string_view value) {
        switch (kind) {
            case Kind::Length:
                return svg::length(value, m_tally);
            case Kind::List:
                return svg::numberList(value, m_tally);
            case Kind::Path:
                return svg::pathData(value, m_tally);
            case Kind::Transform: {
                double scale = 1;
                auto clean = svg::transform(value, m_tally, scale);
                m_open.back().scale *= scale;
                if (m_open.back().scale > m_limits.largest)
                    fail("svg.number", {std::to_string(static_cast<long>(m_limits.largest))});
                return clean;
            }
            case Kind::Keyword:
                return svg::keyword(value);
            case Kind::Identifier:
                return svg::identifier(value);
            case Kind::Paint:
                return svg::paint(value);
            case Kind::Link:
                return svg::localLink(value);
            case Kind::Dashes:
                break;
        }
        if (svg::keyword(value) == "none")
            return "none";
        svg::Tally own;
        auto clean = svg::numberList(value, own);
        m_tally.largest = std::max(m_tally.largest, own.largest);
        m_tally.pathNumbers += own.pathNumbers;
        // Qt cuts an outline into dashes one by one: a tiny pattern on a long line would never end.
        if (clean && own.extent > 0 && (m_shortestDash == 0 || own.extent < m_shortestDash))
            m_shortestDash = own.extent;
        return clean && own.extent > 0 ? clean : std::optional<std::string>("none");
    }

    /// Elements drawn for a node, `use` followed. A chain that comes back to itself is refused.
    long expanded(std::size_t index) {
        long& known = m_expanded[index];
        if (known == busy)
            fail("svg.use-loop", {});
        if (failed() || known >= 0)
            return std::max(known, 0L);
        known = busy;
        long total = 1;
        for (const int child : m_nodes[index].children)
            total = std::min(total + expanded(static_cast<std::size_t>(child)), most);
        for (const std::string& link : m_nodes[index].links)
            if (const auto target = m_ids.find(link); target != m_ids.end()) {
                const long drawnAgain = expanded(static_cast<std::size_t>(target->second));
                if (m_nodes[index].use)
                    total = std::min(total + drawnAgain, most);
            }
        m_expanded[index] = total;
        return total;
    }
    static constexpr long most = 1'000'000;

    XML_Parser m_parser;
    const SvgLimits& m_limits;
    svg::Tally m_tally;
    double m_shortestDash = 0;
    int m_elements = 0;
    int m_skipping = 0;  ///< depth inside a part that is left out
    std::vector<Open> m_open;
    std::vector<Node> m_nodes;
    std::vector<long> m_expanded;
    std::map<std::string, int> m_ids;
    std::map<std::string_view, std::string> m_written;  ///< attributes of the element being opened
};

struct FreeParser {
    void operator()(XML_ParserStruct* parser) const { XML_ParserFree(parser); }
};

Problem refusal(std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments), {}, {}, 1, 1};
}

}  // namespace

Result<QByteArray> cleanSvg(const QByteArray& foreign, const SvgLimits& limits) {
    if (foreign.size() > limits.bytes)
        return refusal("svg.too-large", {std::to_string(foreign.size()), std::to_string(limits.bytes)});
    if (foreign.startsWith("\x1f\x8b"))
        return refusal("svg.compressed");
    // Naming the encoding keeps a file from choosing one in which the checks above mean nothing.
    const std::unique_ptr<XML_ParserStruct, FreeParser> parser(XML_ParserCreateNS("UTF-8", ' '));
    Rewriter rewriter(parser.get(), limits);
    XML_SetUserData(parser.get(), &rewriter);
    XML_SetElementHandler(
        parser.get(),
        [](void* self, const char* name, const char** attributes) {
            static_cast<Rewriter*>(self)->start(name, attributes);
        },
        [](void* self, const char*) { static_cast<Rewriter*>(self)->end(); });
    XML_SetStartDoctypeDeclHandler(parser.get(), [](void* self, const char*, const char*, const char*, int) {
        static_cast<Rewriter*>(self)->refuse("svg.doctype");
    });
    XML_SetProcessingInstructionHandler(parser.get(), [](void* self, const char* target, const char*) {
        static_cast<Rewriter*>(self)->refuse("svg.instruction", {target});
    });
    const XML_Status status =
        XML_Parse(parser.get(), foreign.constData(), static_cast<int>(foreign.size()), XML_TRUE);
    if (status != XML_STATUS_OK && !rewriter.failed())
        return Problem{"svg.syntax",
                       {XML_ErrorString(XML_GetErrorCode(parser.get()))},
                       {},
                       {},
                       static_cast<int>(XML_GetCurrentLineNumber(parser.get())),
                       static_cast<int>(XML_GetCurrentColumnNumber(parser.get())) + 1};
    rewriter.finish();
    if (rewriter.failed())
        return rewriter.problem;
    return QByteArray::fromStdString(rewriter.out) + '\n';
}

}  // namespace bocage::model
