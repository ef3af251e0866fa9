#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <atomic>
#include <memory>

#include "model/commands/fix_all.h"
#include "model/document/document.h"
#include "model/io/user_collection.h"
#include "rules/checks/check.h"

namespace bocage::model {

/// The service beside the document in front: it judges it while it is edited, on a copy, in a thread, a moment
/// after the last change, and has the verdict that views listen to. A run about an older state is cut short
/// and its verdict thrown away.
class Judging : public QObject {
    Q_OBJECT

public:
    explicit Judging(QObject* parent = nullptr);
    ~Judging() override;

    void setDocument(Document* document);
    Document* document() const { return m_document; }
    /// The user's shelf, once boxes are named there: pieces that it does not hold are found missing.
    void setCollection(const UserCollection* collection);
    const rules::Verdict& verdict() const { return m_verdict; }
    bool busy() const { return m_running > 0 || m_timer.isActive(); }
    /// Whether the verdict is about the document as it is now.
    bool upToDate() const { return m_upToDate; }

    /// Strict: waivers are refused.
    void setStrict(bool strict);
    bool strict() const { return m_strict; }

    /// Mends every finding of the choice, in a thread, as one undo step of that name. Given up when the
    /// document changes meanwhile.
    void fixAll(const FixChoice& choice, const QString& name);

Q_SIGNALS:
    /// Another document is judged now, or none; there is no verdict about it yet.
    void documentChanged();
    void verdictChanged();
    /// How many steps fixAll() took; none when it was given up or nothing helped.
    void fixedAll(int steps);

private:
    struct Subject;
    struct Memory;

    std::shared_ptr<Subject> subject() const;
    void later();
    void start();
    void overtake();
    template <class Work, class Finish>
    void inThread(Work work, Finish finish);

    QPointer<Document> m_document;
    QPointer<const UserCollection> m_collection;
    QTimer m_timer;
    quint64 m_generation = 0;
    std::shared_ptr<std::atomic_bool> m_overtaken;  ///< tells the latest run that it is no longer wanted
    std::shared_ptr<Memory> m_memory;
    int m_running = 0;
    bool m_strict = false;
    bool m_upToDate = false;
    rules::Verdict m_verdict;
};

}  // namespace bocage::model
