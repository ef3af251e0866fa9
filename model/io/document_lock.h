#pragma once

#include <QString>
#include <memory>
#include <optional>

class QLockFile;

namespace bocage::model {

/// Who has a document open.
struct LockHolder {
    QString host;
    QString user;
    QString program;
    qint64 process = 0;
};

/// Says "I have this document open" to other runs of the program, on this machine and on others that share
/// the folder. A run that was killed frees its lock; one on another machine cannot be asked, so its lock
/// stays until somebody takes it over.
class DocumentLock {
public:
    enum class State {
        Free,       ///< not asked for
        Held,       ///< ours
        Elsewhere,  ///< somebody else has it: open read-only, or take over
        Unlockable  ///< the folder takes no lock file; nothing could be saved there either
    };

    DocumentLock();
    ~DocumentLock();
    DocumentLock(DocumentLock&&) noexcept;
    DocumentLock& operator=(DocumentLock&&) noexcept;

    State acquire(const QString& path);
    /// After the user was asked: removes the other holder's lock and takes it.
    State takeOver();
    void release();

    State state() const { return m_state; }
    /// Known while the state is Elsewhere.
    const std::optional<LockHolder>& holder() const { return m_holder; }

    /// The lock file beside a document.
    static QString lockFileOf(const QString& path);

private:
    State tryLock();

    std::unique_ptr<QLockFile> m_lock;
    QString m_path;
    State m_state = State::Free;
    std::optional<LockHolder> m_holder;
};

}  // namespace bocage::model
