#pragma once

#include <QString>

namespace bocage::model {

/// A file opened for reading by the system's own calls, because Qt's would wait for ever at a named pipe. All
/// that differs between systems in reading and in getting bytes onto the disk is in system_file.cpp.
class SystemFile {
public:
    explicit SystemFile(const QString& path);
    ~SystemFile();
    SystemFile(const SystemFile&) = delete;
    SystemFile& operator=(const SystemFile&) = delete;

    [[nodiscard]] bool isOpen() const { return m_handle >= 0; }
    /// Why it could not be opened: an errno value.
    [[nodiscard]] int error() const { return m_error; }
    /// Bytes in a regular file; -1 for anything else (a folder, a pipe, a device).
    [[nodiscard]] qint64 regularSize() const;
    /// As many bytes as came; 0 at the end, -1 on failure with errno set.
    [[nodiscard]] qint64 read(char* to, qint64 most);

private:
    int m_handle = -1;
    int m_error = 0;
};

/// Waits until what was written to an open file is on the disk; false with errno set when that is not known.
bool syncHandle(int handle);

/// The same for the names in a folder: after a rename, a power cut must not bring the old name back.
bool syncFolder(const QString& path);

}  // namespace bocage::model
