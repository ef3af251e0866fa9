#include "model/print/pdf_boxes.h"

#include "model/print/pdf_numbers.h"

// The library wants to hear that we use no smart pointer of its own.
#ifndef POINTERHOLDER_TRANSITION
#define POINTERHOLDER_TRANSITION 4
#endif

#include <cmath>
#include <exception>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <set>

namespace bocage::model::print {

using namespace rules;

namespace {

using Handle = QPDFObjectHandle;

/// Points with the precision of a micrometre, written alike everywhere.
Handle number(double points) {
    return Handle::newReal(points, 3);
}

/// From our top left corner to the format's bottom left one.
Handle boxOf(const Rect& rect, const Size& page) {
    return Handle::newArray({number(rect.x.points()), number((page.height - rect.bottom()).points()),
                             number(rect.right().points()), number((page.height - rect.y).points())});
}

/// Qt rounds the page to whole points and measures from its bottom: the box grows or shrinks there, so that
/// the top left corner of the page stays where it is.
void setBoxes(Handle page, const Page& ours) {
    Handle media = page.getKey("/MediaBox");
    const double qtHeight = media.isArray() && media.getArrayNItems() == 4
                                ? media.getArrayItem(3).getNumericValue()
                                : ours.size.height.points();
    const double shift = qtHeight - ours.size.height.points();
    const auto box = [&](const Rect& rect) {
        Handle plain = boxOf(rect, ours.size);
        Handle moved = Handle::newArray();
        for (int i = 0; i < 4; ++i)
            moved.appendItem(number(plain.getArrayItem(i).getNumericValue() + (i % 2 ? shift : 0)));
        return moved;
    };
    const Rect whole{Length(), Length(), ours.size.width, ours.size.height};
    page.replaceKey("/MediaBox", box(whole));
    page.replaceKey("/TrimBox", box(ours.trim.value_or(whole)));
    page.replaceKey("/BleedBox", box(ours.bleed.value_or(ours.trim.value_or(whole))));
}

/// Subsets of fonts carry six letters in front of their names, "QAAAAB+DejaVuSans". Qt takes them from
/// numbers that differ from run to run.
class FontNames {
public:
    void visit(Handle page) {
        Handle fonts = page.getKey("/Resources").getKey("/Font");
        if (!fonts.isDictionary())
            return;
        for (const std::string& key : fonts.getKeys())
            rename(fonts.getKey(key));
    }

private:
    void rename(Handle font) {
        if (!m_seen.insert(font.getObjGen()).second)
            return;
        const std::string tag = nextTag();
        apply(font, "/BaseFont", tag);
        Handle descendants = font.getKey("/DescendantFonts");
        for (int i = 0; descendants.isArray() && i < descendants.getArrayNItems(); ++i) {
            Handle inner = descendants.getArrayItem(i);
            apply(inner, "/BaseFont", tag);
            Handle descriptor = inner.getKey("/FontDescriptor");
            if (descriptor.isDictionary())
                apply(descriptor, "/FontName", tag);
        }
    }
    std::string nextTag() {
        std::string tag = "BOCAAA";
        for (int rest = m_count++, at = 5; rest > 0 && at > 2; rest /= 26, --at)
            tag[static_cast<std::size_t>(at)] = static_cast<char>('A' + rest % 26);
        return tag;
    }
    static void apply(Handle object, const std::string& key, const std::string& tag) {
        Handle old = object.getKey(key);
        if (!old.isName())
            return;
        const std::string name = old.getName();
        const auto plus = name.find('+');
        object.replaceKey(
            key, Handle::newName("/" + tag + "+" +
                                 (plus == std::string::npos ? name.substr(1) : name.substr(plus + 1))));
    }

    std::set<QPDFObjGen> m_seen;
    int m_count = 0;
};

void shortenPaths(Handle page) {
    Handle content = page.getKey("/Contents");
    if (!content.isStream())
        return;
    const std::shared_ptr<Buffer> bytes = content.getStreamData(qpdf_dl_generalized);
    content.replaceStreamData(
        shortPathNumbers({reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()}),
        Handle::newNull(), Handle::newNull());
}

void describe(QPDF& pdf, const Document& document) {
    Handle info = pdf.makeIndirectObject(Handle::newDictionary());
    const auto set = [&](const char* key, const QString& text) {
        if (!text.isEmpty())
            info.replaceKey(key, Handle::newUnicodeString(text.toStdString()));
    };
    set("/Title", document.title);
    set("/Subject", document.subject);
    set("/Author", document.author);
    set("/Creator", QStringLiteral("Bocage " BOCAGE_VERSION));
    set("/CreationDate", QStringLiteral("D:20000101000000Z"));
    pdf.getTrailer().replaceKey("/Info", info);
    Handle root = pdf.getRoot();
    if (!document.language.isEmpty())
        root.replaceKey("/Lang", Handle::newUnicodeString(document.language.toStdString()));
    if (document.trueSize)
        root.replaceKey(
            "/ViewerPreferences",
            Handle::parse("<< /PrintScaling /None /PickTrayByPDFSize true /DisplayDocTitle true >>"));
}

}  // namespace

Result<QByteArray> finishedPdf(const QByteArray& raw, const Document& document) try {
    QPDF pdf;
    pdf.processMemoryFile("pages", raw.constData(), static_cast<std::size_t>(raw.size()));
    const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    FontNames fonts;
    for (std::size_t i = 0; i < pages.size() && i < document.pages.size(); ++i) {
        setBoxes(pages[i].getObjectHandle(), document.pages[i]);
        fonts.visit(pages[i].getObjectHandle());
        shortenPaths(pages[i].getObjectHandle());
    }
    describe(pdf, document);
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setCompressStreams(true);
    writer.write();
    const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
    return QByteArray(reinterpret_cast<const char*>(bytes->getBuffer()),
                      static_cast<qsizetype>(bytes->getSize()));
} catch (const std::bad_alloc&) {
    return Problem{"memory.draw", {}, "", "", 0, 0};
} catch (const std::exception& error) {  // of the library: stops here
    return Problem{"print.pdf", {error.what()}, "", "", 0, 0};
}

}  // namespace bocage::model::print
