#include "model/io/zip_door.h"

#include <zip.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace bocage::model {

using namespace rules;

namespace {

// The kind of file, as archives made on Unix carry it, whatever system reads them.
constexpr zip_uint32_t kindBits = 0170000;
constexpr zip_uint32_t regularFile = 0100000;
constexpr zip_uint32_t folderKind = 0040000;

struct CloseArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Archive = std::unique_ptr<zip_t, CloseArchive>;
using Entry = std::unique_ptr<zip_file_t, CloseEntry>;
using Source = std::unique_ptr<zip_source_t, FreeSource>;

Problem problem(std::string code, std::vector<std::string> arguments = {}) {
    return {std::move(code), std::move(arguments), {}, {}, 0, 0};
}

std::string reason(zip_error_t& error) {
    std::string text = zip_error_strerror(&error);
    zip_error_fini(&error);
    return text;
}

/// Names that some systems take for devices, whatever their suffix.
bool isDeviceName(std::string_view part) {
    const std::string_view stem = part.substr(0, part.find('.'));
    static constexpr std::string_view devices[] = {"con", "prn", "aux", "nul"};
    if (std::find(std::begin(devices), std::end(devices), stem) != std::end(devices))
        return true;
    return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '0' &&
           stem[3] <= '9';
}

bool isSafePart(std::string_view part) {
    return !part.empty() && part.front() != '.' && part.back() != '.' && !isDeviceName(part) &&
           std::all_of(part.begin(), part.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
           });
}

bool looksLikeArchive(const QByteArray& bytes) {
    static constexpr std::array<std::string_view, 6> magics{std::string_view("PK\x03\x04", 4),
                                                            std::string_view("PK\x05\x06", 4),
                                                            std::string_view("\x1f\x8b", 2),
                                                            std::string_view("\xfd"
                                                                             "7zXZ",
                                                                             5),
                                                            std::string_view("7z\xbc\xaf", 4),
                                                            std::string_view("BZh", 3)};
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return std::any_of(magics.begin(), magics.end(),
                       [&](std::string_view magic) { return text.starts_with(magic); });
}

/// Reads one archive, entry by entry, and keeps the running totals.
class Reader {
public:
    Reader(zip_t* archive, const ZipLimits& limits, const std::atomic_bool* cancel)
        : m_archive(archive), m_limits(limits), m_cancel(cancel) {}

    Result<ZipEntries> read(qint64 archiveSize) {
        const zip_int64_t count = zip_get_num_entries(m_archive, 0);
        if (count <= 0)
            return problem("zip.damaged", {"empty"});
        if (count > m_limits.entries)
            return problem("zip.too-many-entries", {std::to_string(count), std::to_string(m_limits.entries)});
        for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i)
            if (Result<Done> done = readEntry(i, archiveSize); !done)
                return done.problems();
        for (const auto& [name, bytes] : m_entries) {
            const auto next = m_entries.upper_bound(name + u'/');
            if (next != m_entries.end() && next->first.startsWith(name + u'/'))
                return problem("zip.name-conflict", {name.toStdString()});
        }
        return std::move(m_entries);
    }

private:
    Result<Done> readEntry(zip_uint64_t index, qint64 archiveSize) {
        zip_stat_t info;
        zip_stat_init(&info);
        const char* raw = zip_get_name(m_archive, index, ZIP_FL_ENC_RAW);
        if (!raw || zip_stat_index(m_archive, index, ZIP_FL_ENC_RAW, &info) != 0)
            return problem("zip.damaged", {zip_strerror(m_archive)});
        std::string name = raw;
        const bool folder = name.size() > 1 && name.back() == '/';
        if (folder)
            name.pop_back();
        if (!isSafeEntryName(name))
            return problem("zip.unsafe-name", {name});
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        zip_file_get_external_attributes(m_archive, index, 0, &system, &attributes);
        const auto type =
            system == ZIP_OPSYS_UNIX || system == ZIP_OPSYS_OS_X ? (attributes >> 16) & kindBits : 0u;
        if (type != 0 && type != (folder ? folderKind : regularFile))
            return problem("zip.not-a-file", {name});
        if ((info.valid & ZIP_STAT_ENCRYPTION_METHOD) && info.encryption_method != ZIP_EM_NONE)
            return problem("zip.encrypted", {name});
        if (info.comp_method != ZIP_CM_STORE && info.comp_method != ZIP_CM_DEFLATE)
            return problem("zip.method", {name});
        // Entries that lie over each other let a small file hold many large ones.
        m_compressed += static_cast<qint64>(std::min<zip_uint64_t>(info.comp_size, zip_uint64_t{1} << 40));
        if (m_compressed > archiveSize)
            return problem("zip.overlap", {name});
        if (folder)
            return info.size == 0 ? Result<Done>(Done{}) : problem("zip.not-a-file", {name});
        const Entry file(zip_fopen_index(m_archive, index, 0));
        if (!file)
            return problem("zip.damaged", {zip_strerror(m_archive)});
        Result<QByteArray> bytes = inflate(*file, name, static_cast<qint64>(info.comp_size));
        if (!bytes)
            return bytes.problems();
        if (looksLikeArchive(*bytes))
            return problem("zip.nested", {name});
        if (!m_entries.emplace(QString::fromStdString(name), std::move(*bytes)).second)
            return problem("zip.duplicate", {name});
        return Done{};
    }

    Result<QByteArray> inflate(zip_file_t& file, const std::string& name, qint64 compressed) {
        QByteArray bytes;
        std::array<char, 64 * 1024> buffer;
        for (;;) {
            if (m_cancel && m_cancel->load())
                return problem("zip.cancelled");
            const zip_int64_t got = zip_fread(&file, buffer.data(), buffer.size());
            if (got < 0)
                return problem("zip.damaged", {name + ": " + zip_file_strerror(&file)});
            if (got == 0)
                return bytes;
            m_inflated += got;
            const qint64 size = bytes.size() + got;
            if (size > m_limits.entry)
                return problem("zip.entry-too-large", {name, std::to_string(m_limits.entry)});
            if (m_inflated > m_limits.total)
                return problem("zip.too-large", {std::to_string(m_limits.total)});
            if (size > m_limits.ratio * std::max<qint64>(compressed, 1))
                return problem("zip.bomb", {name, std::to_string(m_limits.ratio)});
            bytes.append(buffer.data(), static_cast<qsizetype>(got));
        }
    }

    zip_t* m_archive;
    const ZipLimits& m_limits;
    const std::atomic_bool* m_cancel;
    ZipEntries m_entries;
    qint64 m_inflated = 0;
    qint64 m_compressed = 0;
};

}  // namespace

bool isSafeEntryName(std::string_view name) {
    if (name.empty() || name.size() > 120)
        return false;
    for (int depth = 0; depth < 7; ++depth) {
        const auto slash = name.find('/');
        if (!isSafePart(name.substr(0, slash)))
            return false;
        if (slash == std::string_view::npos)
            return true;
        name = name.substr(slash + 1);
    }
    return false;
}

Result<ZipEntries> readZip(const QByteArray& bytes, const ZipLimits& limits, const std::atomic_bool* cancel) {
    if (bytes.size() > limits.total)
        return problem("zip.too-large", {std::to_string(limits.total)});
    zip_error_t error;
    zip_error_init(&error);
    Source source(
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error));
    if (!source)
        return problem("zip.damaged", {reason(error)});
    const Archive archive(zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, &error));
    if (!archive)
        return problem("zip.damaged", {reason(error)});
    (void)source.release();  // the archive owns it now
    zip_error_fini(&error);
    return Reader(archive.get(), limits, cancel).read(bytes.size());
}

Result<QByteArray> writeZip(const ZipEntries& entries) {
    zip_error_t error;
    zip_error_init(&error);
    Source target(zip_source_buffer_create(nullptr, 0, 0, &error));
    if (!target)
        return problem("zip.write", {reason(error)});
    zip_source_keep(target.get());  // survives the archive, to be read afterwards
    Archive archive(zip_open_from_source(target.get(), ZIP_TRUNCATE, &error));
    if (!archive) {
        zip_source_free(target.get());
        return problem("zip.write", {reason(error)});
    }
    zip_error_fini(&error);
    for (const auto& [name, bytes] : entries) {
        Source content(
            zip_source_buffer(archive.get(), bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0));
        const QByteArray utf8 = name.toUtf8();
        const zip_int64_t index =
            content ? zip_file_add(archive.get(), utf8.constData(), content.get(), ZIP_FL_ENC_UTF_8) : -1;
        if (index < 0)
            return problem("zip.write", {zip_strerror(archive.get())});
        (void)content.release();
        const auto entry = static_cast<zip_uint64_t>(index);
        // 1 January 1980 is the first day a zip knows. Regular file, readable by all.
        zip_file_set_dostime(archive.get(), entry, 0, (1 << 5) | 1, 0);
        // Pictures are packed already. What shrinks too well would be taken for a bomb on the way back.
        const bool store = bytes.startsWith("\x89PNG") ||
                           qint64{qCompress(bytes, 1).size()} * ZipLimits{}.ratio < bytes.size() * 2;
        zip_set_file_compression(archive.get(), entry, store ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 9);
        zip_file_set_external_attributes(archive.get(), entry, 0, ZIP_OPSYS_UNIX, (regularFile | 0644) << 16);
    }
    if (zip_close(archive.get()) != 0)
        return problem("zip.write", {zip_strerror(archive.get())});
    (void)archive.release();
    zip_stat_t info;
    zip_stat_init(&info);
    if (zip_source_open(target.get()) != 0)
        return problem("zip.write", {"open"});
    QByteArray out;
    std::array<char, 64 * 1024> buffer;
    zip_int64_t got = 0;
    while ((got = zip_source_read(target.get(), buffer.data(), buffer.size())) > 0)
        out.append(buffer.data(), static_cast<qsizetype>(got));
    zip_source_close(target.get());
    if (got < 0)
        return problem("zip.write", {"read"});
    return out;
}

}  // namespace bocage::model
