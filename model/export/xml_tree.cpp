#include "model/export/xml_tree.h"

#include <expat.h>

#include <memory>

namespace bocage::model {

using namespace rules;

namespace {

constexpr int deepest = 64;
constexpr int mostElements = 2'000'000;

struct TreeReader {
    XML_Parser parser = nullptr;
    XmlNode root;
    std::vector<XmlNode*> open;
    int elements = 0;
    std::string refused;

    void refuse(const char* why) {
        if (refused.empty())
            refused = why;
        XML_StopParser(parser, XML_FALSE);
    }
};

QString localName(const char* name) {
    const QString whole = QString::fromUtf8(name);
    return whole.mid(whole.lastIndexOf(u':') + 1);
}

void onStart(void* data, const char* name, const char** attributes) {
    auto& reader = *static_cast<TreeReader*>(data);
    if (++reader.elements > mostElements || reader.open.size() >= deepest)
        return reader.refuse("too many elements");
    XmlNode node;
    node.name = localName(name);
    for (const char** at = attributes; *at; at += 2)
        node.attributes.emplace_back(localName(at[0]), QString::fromUtf8(at[1]));
    if (reader.open.empty()) {
        reader.root = std::move(node);
        reader.open.push_back(&reader.root);
        return;
    }
    // Children of a parent that is still open never move while a child is open: only the last one grows.
    auto& siblings = reader.open.back()->children;
    siblings.push_back(std::move(node));
    reader.open.push_back(&siblings.back());
}

void onEnd(void* data, const char*) {
    static_cast<TreeReader*>(data)->open.pop_back();
}

void onText(void* data, const char* text, int length) {
    auto& reader = *static_cast<TreeReader*>(data);
    if (!reader.open.empty())
        reader.open.back()->text += QString::fromUtf8(text, length);
}

void onDoctype(void* data, const char*, const char*, const char*, int) {
    static_cast<TreeReader*>(data)->refuse("a document type");
}

struct FreeParser {
    void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
};

}  // namespace

QString XmlNode::attribute(QLatin1String key) const {
    for (const auto& [known, value] : attributes)
        if (known == key)
            return value;
    return {};
}

const XmlNode* XmlNode::child(QLatin1String key) const {
    for (const XmlNode& node : children)
        if (node.name == key)
            return &node;
    return nullptr;
}

Result<XmlNode> readXml(const QByteArray& foreign) {
    const std::unique_ptr<std::remove_pointer_t<XML_Parser>, FreeParser> parser(XML_ParserCreate("UTF-8"));
    TreeReader reader;
    reader.parser = parser.get();
    XML_SetUserData(parser.get(), &reader);
    XML_SetElementHandler(parser.get(), onStart, onEnd);
    XML_SetCharacterDataHandler(parser.get(), onText);
    XML_SetStartDoctypeDeclHandler(parser.get(), onDoctype);
    const bool parsed = XML_Parse(parser.get(), foreign.constData(), static_cast<int>(foreign.size()),
                                  XML_TRUE) == XML_STATUS_OK;
    if (parsed && reader.refused.empty())
        return std::move(reader.root);
    const auto line = static_cast<int>(XML_GetCurrentLineNumber(parser.get()));
    const auto column = static_cast<int>(XML_GetCurrentColumnNumber(parser.get())) + 1;
    const std::string why =
        reader.refused.empty() ? XML_ErrorString(XML_GetErrorCode(parser.get())) : reader.refused;
    return Problem{"import.damaged", {why}, "", "", line, column};
}

}  // namespace bocage::model
