#include "model/io/document_lock.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace bocage::model {

DocumentLock::DocumentLock() = default;
DocumentLock::~DocumentLock() = default;
DocumentLock::DocumentLock(DocumentLock&&) noexcept = default;
DocumentLock& DocumentLock::operator=(DocumentLock&&) noexcept = default;

QString DocumentLock::lockFileOf(const QString& path) {
    const QFileInfo info(path);
    const QString real = info.isSymLink() ? info.canonicalFilePath() : info.absoluteFilePath();
    const QFileInfo target(real.isEmpty() ? path : real);
    return target.absolutePath() + QStringLiteral("/.") + target.fileName() + QStringLiteral(".bocage-lock");
}

DocumentLock::State DocumentLock::tryLock() {
    m_holder.reset();
    if (m_lock->tryLock(0)) {
        m_state = State::Held;
        return m_state;
    }
    if (m_lock->error() != QLockFile::LockFailedError) {
        m_state = State::Unlockable;
        return m_state;
    }
    LockHolder holder;
    m_lock->getLockInfo(&holder.process, &holder.host, &holder.program);
    holder.user = QFileInfo(m_lock->fileName()).owner();
    m_holder = holder;
    m_state = State::Elsewhere;
    return m_state;
}

DocumentLock::State DocumentLock::acquire(const QString& path) {
    release();
    m_path = path;
    m_lock = std::make_unique<QLockFile>(lockFileOf(path));
    // Never by age: somebody may leave a document open for a week. A dead process is found out by itself.
    m_lock->setStaleLockTime(0);
    return tryLock();
}

DocumentLock::State DocumentLock::takeOver() {
    if (m_state != State::Elsewhere)
        return m_state;
    QFile::remove(m_lock->fileName());
    return tryLock();
}

void DocumentLock::release() {
    m_lock.reset();
    m_holder.reset();
    m_path.clear();
    m_state = State::Free;
}

}  // namespace bocage::model
