#include <QXmlStreamWriter>

#include "model/export/tiled/tiled_map.h"
#include "model/export/xml_tree.h"

/// TMX is the same tree as TMJ with other spelling.
namespace bocage::model {

using namespace rules;

namespace {

QString textOf(const Json& json) {
    switch (json.type()) {
        case Json::Type::Boolean:
            return json.boolean() ? QStringLiteral("1") : QStringLiteral("0");
        case Json::Type::Integer:
            return QString::number(json.integer());
        case Json::Type::Real:
            return QString::number(json.real(), 'g', 12);
        case Json::Type::String:
            return QString::fromStdString(json.string());
        default:
            return {};
    }
}

/// What XML 1.0 cannot hold at all is left out; JSON texts have it escaped already.
QString xmlSafe(const QString& text) {
    QString out;
    for (const QChar c : text)
        if (c >= u' ' || c == u'\n' || c == u'\t')
            out += c;
    return out;
}

class TmxWriter {
public:
    TmxWriter() : m_xml(&m_bytes) {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
    }

    QByteArray write(const Json& map) {
        m_xml.writeStartDocument();
        m_xml.writeStartElement(QStringLiteral("map"));
        attributes(map, {"version", "orientation", "renderorder", "width", "height", "tilewidth",
                         "tileheight", "infinite", "hexsidelength", "staggeraxis", "staggerindex",
                         "nextlayerid", "nextobjectid"});
        properties(map);
        for (const Json& set : map.find("tilesets")->array())
            tileset(set);
        for (const Json& layer : map.find("layers")->array())
            this->layer(layer);
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
        return m_bytes;
    }

private:
    void attributes(const Json& json, std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (const Json* value = json.find(name))
                m_xml.writeAttribute(QString::fromLatin1(name), xmlSafe(textOf(*value)));
    }

    void properties(const Json& json) {
        const Json* list = json.find("properties");
        if (!list || list->array().empty())
            return;
        m_xml.writeStartElement(QStringLiteral("properties"));
        for (const Json& property : list->array()) {
            const QString type = textOf(*property.find("type"));
            const Json& value = *property.find("value");
            const QString text = value.type() == Json::Type::Boolean
                                     ? (value.boolean() ? QStringLiteral("true") : QStringLiteral("false"))
                                     : xmlSafe(textOf(value));
            m_xml.writeStartElement(QStringLiteral("property"));
            m_xml.writeAttribute(QStringLiteral("name"), xmlSafe(textOf(*property.find("name"))));
            if (type != QStringLiteral("string"))
                m_xml.writeAttribute(QStringLiteral("type"), type);
            // Line breaks would not survive in an attribute.
            if (text.contains(u'\n'))
                m_xml.writeCharacters(text);
            else
                m_xml.writeAttribute(QStringLiteral("value"), text);
            m_xml.writeEndElement();
        }
        m_xml.writeEndElement();
    }

    void image(const Json& json) {
        const Json* file = json.find("image");
        if (!file)
            return;
        m_xml.writeStartElement(QStringLiteral("image"));
        m_xml.writeAttribute(QStringLiteral("source"), textOf(*file));
        m_xml.writeAttribute(QStringLiteral("width"), textOf(*json.find("imagewidth")));
        m_xml.writeAttribute(QStringLiteral("height"), textOf(*json.find("imageheight")));
        m_xml.writeEndElement();
    }

    void tileset(const Json& set) {
        m_xml.writeStartElement(QStringLiteral("tileset"));
        attributes(
            set, {"firstgid", "name", "tilewidth", "tileheight", "tilecount", "columns", "objectalignment"});
        if (const Json* grid = set.find("grid")) {
            m_xml.writeStartElement(QStringLiteral("grid"));
            attributes(*grid, {"orientation", "width", "height"});
            m_xml.writeEndElement();
        }
        image(set);
        if (const Json* tiles = set.find("tiles"))
            for (const Json& tile : tiles->array()) {
                m_xml.writeStartElement(QStringLiteral("tile"));
                attributes(tile, {"id", "type"});
                properties(tile);
                image(tile);
                m_xml.writeEndElement();
            }
        m_xml.writeEndElement();
    }

    void layer(const Json& layer) {
        const bool tiles = *layer.find("type") == Json("tilelayer");
        if (*layer.find("type") == Json("imagelayer")) {
            m_xml.writeStartElement(QStringLiteral("imagelayer"));
            attributes(layer, {"id", "name"});
            image(layer);
            m_xml.writeEndElement();
            return;
        }
        m_xml.writeStartElement(tiles ? QStringLiteral("layer") : QStringLiteral("objectgroup"));
        attributes(layer, {"id", "name"});
        if (tiles)
            attributes(layer, {"width", "height"});
        else
            attributes(layer, {"draworder"});
        if (*layer.find("visible") == Json(false))
            m_xml.writeAttribute(QStringLiteral("visible"), QStringLiteral("0"));
        if (const Json& opacity = *layer.find("opacity"); opacity != Json(1))
            m_xml.writeAttribute(QStringLiteral("opacity"), textOf(opacity));
        if (tiles)
            data(layer);
        else
            for (const Json& object : layer.find("objects")->array())
                this->object(object);
        m_xml.writeEndElement();
    }

    void data(const Json& layer) {
        const auto columns = static_cast<std::size_t>(layer.find("width")->integer());
        const Json::Array& gids = layer.find("data")->array();
        QString text;
        for (std::size_t i = 0; i < gids.size(); ++i) {
            if (i % columns == 0)
                text += u'\n';
            text += QString::number(gids[i].integer());
            if (i + 1 < gids.size())
                text += u',';
        }
        m_xml.writeStartElement(QStringLiteral("data"));
        m_xml.writeAttribute(QStringLiteral("encoding"), QStringLiteral("csv"));
        m_xml.writeCharacters(text + u'\n');
        m_xml.writeEndElement();
    }

    void object(const Json& object) {
        m_xml.writeStartElement(QStringLiteral("object"));
        attributes(object, {"id", "name", "type", "gid", "x", "y"});
        for (const char* name : {"width", "height", "rotation"})
            if (const Json* value = object.find(name); value && *value != Json(0))
                m_xml.writeAttribute(QString::fromLatin1(name), textOf(*value));
        properties(object);
        if (object.find("point"))
            m_xml.writeEmptyElement(QStringLiteral("point"));
        for (const char* shape : {"polygon", "polyline"})
            if (const Json* points = object.find(shape)) {
                QStringList list;
                for (const Json& point : points->array())
                    list << textOf(*point.find("x")) + u',' + textOf(*point.find("y"));
                m_xml.writeEmptyElement(QString::fromLatin1(shape));
                m_xml.writeAttribute(QStringLiteral("points"), list.join(u' '));
            }
        m_xml.writeEndElement();
    }

    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

Json plainNumber(const QString& text) {
    bool whole = false;
    const qlonglong integer = text.toLongLong(&whole);
    if (whole)
        return Json(static_cast<std::int64_t>(integer));
    return Json(text.toDouble());
}

/// What the import looks at, in the spelling of TMJ.
class TmxReader {
public:
    Json read(const XmlNode& map) {
        Json::Array tilesets, layers;
        for (const XmlNode& node : map.children)
            if (node.name == QLatin1String("tileset"))
                tilesets.push_back(tileset(node));
        addLayers(layers, map);
        Json tree = Json::Object{{"type", "map"}};
        for (const char* name : {"width", "height", "tilewidth", "tileheight"})
            tree.set(name, plainNumber(map.attribute(QLatin1String(name))));
        tree.set("orientation", map.attribute(QLatin1String("orientation")).toStdString());
        tree.set("properties", properties(map));
        tree.set("tilesets", std::move(tilesets));
        tree.set("layers", std::move(layers));
        return tree;
    }

private:
    static Json properties(const XmlNode& node) {
        Json::Array list;
        const XmlNode* group = node.child(QLatin1String("properties"));
        if (!group)
            return list;
        for (const XmlNode& property : group->children) {
            const QString type = property.attribute(QLatin1String("type"));
            QString value = property.attribute(QLatin1String("value"));
            if (value.isEmpty())
                value = property.text;
            Json read = value.toStdString();
            if (type == QLatin1String("int") || type == QLatin1String("float"))
                read = plainNumber(value);
            if (type == QLatin1String("bool"))
                read = Json(value == QLatin1String("true"));
            list.push_back(Json::Object{{"name", property.attribute(QLatin1String("name")).toStdString()},
                                        {"type", type.isEmpty() ? "string" : type.toStdString()},
                                        {"value", std::move(read)}});
        }
        return list;
    }

    static Json tileset(const XmlNode& node) {
        Json::Array tiles;
        for (const XmlNode& tile : node.children)
            if (tile.name == QLatin1String("tile"))
                tiles.push_back(Json::Object{{"id", plainNumber(tile.attribute(QLatin1String("id")))},
                                             {"properties", properties(tile)}});
        return Json::Object{{"firstgid", plainNumber(node.attribute(QLatin1String("firstgid")))},
                            {"name", node.attribute(QLatin1String("name")).toStdString()},
                            {"tiles", std::move(tiles)}};
    }

    void addLayers(Json::Array& layers, const XmlNode& parent) {
        for (const XmlNode& node : parent.children) {
            if (node.name == QLatin1String("group"))
                addLayers(layers, node);
            if (node.name == QLatin1String("objectgroup"))
                layers.push_back(objects(node));
            if (node.name == QLatin1String("layer"))
                layers.push_back(tiles(node));
        }
    }

    static Json tiles(const XmlNode& node) {
        Json layer = Json::Object{{"type", "tilelayer"},
                                  {"name", node.attribute(QLatin1String("name")).toStdString()}};
        const XmlNode* data = node.child(QLatin1String("data"));
        if (data && data->attribute(QLatin1String("encoding")) == QLatin1String("csv")) {
            Json::Array gids;
            for (const QString& gid : data->text.split(u',', Qt::SkipEmptyParts))
                gids.push_back(plainNumber(gid.trimmed()));
            layer.set("data", std::move(gids));
        }
        return layer;
    }

    static Json objects(const XmlNode& node) {
        Json::Array objects;
        for (const XmlNode& child : node.children) {
            if (child.name != QLatin1String("object"))
                continue;
            QString type = child.attribute(QLatin1String("type"));
            if (type.isEmpty())
                type = child.attribute(QLatin1String("class"));
            Json object = Json::Object{{"name", child.attribute(QLatin1String("name")).toStdString()},
                                       {"type", type.toStdString()}};
            for (const char* name : {"x", "y", "width", "height", "rotation", "gid"})
                if (const QString value = child.attribute(QLatin1String(name)); !value.isEmpty())
                    object.set(name, plainNumber(value));
            for (const char* shape : {"polygon", "polyline"})
                if (const XmlNode* points = child.child(QLatin1String(shape)))
                    object.set(shape, pointList(points->attribute(QLatin1String("points"))));
            object.set("properties", properties(child));
            objects.push_back(std::move(object));
        }
        return Json::Object{{"type", "objectgroup"},
                            {"name", node.attribute(QLatin1String("name")).toStdString()},
                            {"objects", std::move(objects)}};
    }

    static Json pointList(const QString& text) {
        Json::Array points;
        for (const QString& pair : text.split(u' ', Qt::SkipEmptyParts))
            points.push_back(Json::Object{{"x", plainNumber(pair.section(u',', 0, 0))},
                                          {"y", plainNumber(pair.section(u',', 1, 1))}});
        return points;
    }
};

}  // namespace

QByteArray tmxOf(const Json& tree) {
    return TmxWriter().write(tree);
}

Result<Json> treeOfTmx(const QByteArray& foreign) {
    const Result<XmlNode> root = readXml(foreign);
    if (!root)
        return root.problems();
    if (root.value().name != QLatin1String("map"))
        return Problem{"import.unknown", {}, "", "", 0, 0};
    return TmxReader().read(*root);
}

}  // namespace bocage::model
