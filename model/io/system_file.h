#pragma once

#include <QByteArray>
#include <QString>
#include <memory>

namespace bocage::model {

/// A file opened for reading by the system's own calls, because Qt's would wait for ever at a named pipe. All
/// that differs between systems in reading and in getting bytes onto the disk is in system_file.cpp.
class SystemFile {
public:
    enum class Standard { Input };
    /// By its name as the system has it: QFile::encodeName, or bytes that are no text.
    explicit SystemFile(const QByteArray& name);
    explicit SystemFile(Standard);
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
    bool m_own = true;
};

/// Whether something of that name is there that is neither a file nor a folder: a device, pipe or socket.
bool isSpecialFile(const QString& path);

/// Exchanges two names in one step; false where the system or the file system cannot.
bool exchangeNames(const QString& first, const QString& second);

/// A file larger than the limit of the process (ulimit -f) brings a signal that ends the program without a
/// word. While this lives, writing fails with EFBIG instead, which is told like any other failure.
class FileSizeSignalHeld {
public:
    FileSizeSignalHeld();
    ~FileSizeSignalHeld();
    FileSizeSignalHeld(const FileSizeSignalHeld&) = delete;
    FileSizeSignalHeld& operator=(const FileSizeSignalHeld&) = delete;

private:
    struct Signals;
    std::unique_ptr<Signals> m_signals;
};

/// Takes from this process what only harm would need: memory above the given bytes, writing files, core
/// files.
void limitMemoryAndFiles(quint64 memoryBytes);
/// And afterwards more than a few open files, and other processes.
void limitHandles(int most);
/// From now on this process may compute for so many seconds; then it is ended.
void grantSeconds(int seconds);

/// Waits until what was written to an open file is on the disk; false with errno set when that is not known.
bool syncHandle(int handle);

/// The same for the names in a folder: after a rename, a power cut must not bring the old name back.
bool syncFolder(const QString& path);

}  // namespace bocage::model
