#pragma once

#include <QByteArray>
#include <QString>
#include <chrono>
#include <memory>

#include "rules/core/result.h"

class QProcess;

namespace bocage::model {

enum class PictureKind { Png, Svg, Jpeg };

/// Cleans pictures of packs in a process of its own that has little time, memory and no right to write files:
/// whatever a picture does to the decoder, it does it there. One process serves many pictures; when it dies
/// or takes too long the picture is refused and the next one gets a new process. Without the program beside
/// ours (a test, an unusual installation) the same doors are asked in this process.
class PictureHelper {
public:
    /// `program` is the command line program, which has the helper inside.
    explicit PictureHelper(QString program = helperProgram());
    ~PictureHelper();
    PictureHelper(const PictureHelper&) = delete;
    PictureHelper& operator=(const PictureHelper&) = delete;

    /// The picture as cleanPng or cleanSvg give it, or why it is refused. A JPEG becomes a PNG.
    rules::Result<QByteArray> clean(PictureKind kind, const QByteArray& foreign);

    /// The process at work, 0 for none; tests kill it.
    qint64 processId() const;
    static QString helperProgram();

    /// Endless work is ended by the seconds of processor that the helper grants itself; this is for a machine
    /// that is busy with other things meanwhile.
    static constexpr std::chrono::milliseconds patience{15000};

private:
    bool start();
    void stop();

    QString m_program;
    std::unique_ptr<QProcess> m_process;
};

/// The other side: reads pictures from the standard input and writes what became of them to the standard
/// output until there are no more. Limits itself first. Returns the exit code of the process.
int servePictures();
inline constexpr const char* pictureHelperFlag = "--serve-pictures";

}  // namespace bocage::model
