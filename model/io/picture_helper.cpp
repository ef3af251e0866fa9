#include "model/io/picture_helper.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QSvgRenderer>
#include <QtEndian>
#include <cstdio>

#include "model/io/executable_path.h"
#include "model/io/jpeg_door.h"
#include "model/io/png_door.h"
#include "model/io/svg_door.h"
#include "model/io/system_file.h"

namespace bocage::model {

using namespace rules;

namespace {

constexpr int processorSeconds = 2;
constexpr quint64 memoryBytes = quint64{700} << 20;
constexpr quint32 largestPicture = 64u << 20;

Result<QByteArray> cleanHere(PictureKind kind, const QByteArray& foreign) {
    switch (kind) {
        case PictureKind::Png:
            return cleanPng(foreign);
        case PictureKind::Jpeg:
            return cleanJpeg(foreign);
        case PictureKind::Svg:
            break;
    }
    return cleanSvg(foreign);
}

/// How a message names the kind of its picture.
char letterOf(PictureKind kind) {
    return kind == PictureKind::Png ? 'p' : kind == PictureKind::Jpeg ? 'j' : 's';
}

Problem unreadable() {
    return {"picture.unreadable", {}, {}, {}, 0, 0};
}

// A message: one letter, four bytes of length, the bytes.
QByteArray message(char letter, const QByteArray& bytes) {
    QByteArray out(5, '\0');
    out[0] = letter;
    qToBigEndian(static_cast<quint32>(bytes.size()), out.data() + 1);
    return out + bytes;
}

bool readExactly(char* into, std::size_t size) {
    return std::fread(into, 1, size, stdin) == size;
}

bool writeAll(const QByteArray& bytes) {
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
}

/// What passes the rewriter is painted once, here, where nothing is lost if that never ends.
bool canBePainted(const QByteArray& svg) {
    QSvgRenderer renderer(svg);
    if (!renderer.isValid())
        return false;
    QImage image(256, 256, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return true;
}

QByteArray answerTo(PictureKind kind, const QByteArray& foreign) {
    Result<QByteArray> clean = cleanHere(kind, foreign);
    if (clean && kind == PictureKind::Svg && !canBePainted(*clean))
        clean = Problem{"svg.not-svg", {}, {}, {}, 0, 0};
    if (clean)
        return message('K', *clean);
    const Problem& problem = clean.problems().front();
    QByteArray words = QByteArray::fromStdString(problem.code);
    for (const std::string& argument : problem.arguments)
        words += '\n' + QByteArray::fromStdString(argument).replace('\n', ' ');
    return message('E', words);
}

}  // namespace

PictureHelper::PictureHelper(QString program) : m_program(std::move(program)) {}

PictureHelper::~PictureHelper() {
    stop();
}

QString PictureHelper::helperProgram() {
    // Either program serves; the window's is there alone where nobody built the other.
    const QString folder = QFileInfo(executablePath()).absolutePath();
    for (const char* name : {"/bocage-cli", "/bocage"})
        if (const QString beside = folder + QLatin1String(name); QFileInfo(beside).isExecutable())
            return beside;
    return {};
}

qint64 PictureHelper::processId() const {
    return m_process ? m_process->processId() : 0;
}

bool PictureHelper::start() {
    if (m_process && m_process->state() == QProcess::Running)
        return true;
    m_process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    m_process->setProcessEnvironment(environment);
    m_process->setStandardErrorFile(QProcess::nullDevice());
    m_process->start(m_program, {QString::fromLatin1(pictureHelperFlag)});
    return m_process->waitForStarted(static_cast<int>(patience.count()));
}

void PictureHelper::stop() {
    if (!m_process)
        return;
    m_process->closeWriteChannel();
    if (!m_process->waitForFinished(100)) {
        m_process->kill();
        m_process->waitForFinished(1000);
    }
    m_process.reset();
}

Result<QByteArray> PictureHelper::clean(PictureKind kind, const QByteArray& foreign) {
    if (m_program.isEmpty() || !start())
        return cleanHere(kind, foreign);
    m_process->write(message(letterOf(kind), foreign));
    QByteArray answer;
    QDeadlineTimer end(patience);
    const auto whole = [&] {
        return answer.size() >= 5 &&
               answer.size() - 5 >= static_cast<qsizetype>(qFromBigEndian<quint32>(answer.constData() + 1));
    };
    while (!whole()) {
        if (!m_process->waitForReadyRead(static_cast<int>(end.remainingTime())) &&
            !m_process->bytesAvailable()) {
            m_process->kill();
            stop();
            return unreadable();
        }
        answer += m_process->readAll();
        if (answer.size() >= 5 && qFromBigEndian<quint32>(answer.constData() + 1) > largestPicture) {
            m_process->kill();
            stop();
            return unreadable();
        }
    }
    const QByteArray bytes = answer.mid(5);
    if (answer[0] == 'K')
        return bytes;
    QList<QByteArray> lines = bytes.split('\n');
    Problem problem{lines.takeFirst().toStdString(), {}, {}, {}, 0, 0};
    for (const QByteArray& line : lines)
        problem.arguments.push_back(line.toStdString());
    return problem;
}

int servePictures() {
    limitMemoryAndFiles(memoryBytes);
    int argc = 1;
    char name[] = "bocage-cli";
    char* argv[] = {name, nullptr};
    const QGuiApplication application(argc, argv);  // words inside a picture need fonts
    limitHandles(32);
    char head[5];
    while (readExactly(head, sizeof head)) {
        const auto size = qFromBigEndian<quint32>(head + 1);
        if (size > largestPicture || (head[0] != 'p' && head[0] != 's' && head[0] != 'j'))
            return 2;
        QByteArray foreign(static_cast<qsizetype>(size), Qt::Uninitialized);
        if (!readExactly(foreign.data(), size))
            return 2;
        const PictureKind kind = head[0] == 'p'   ? PictureKind::Png
                                 : head[0] == 'j' ? PictureKind::Jpeg
                                                  : PictureKind::Svg;
        grantSeconds(processorSeconds);
        if (!writeAll(answerTo(kind, foreign)))
            return 2;
    }
    return 0;
}

}  // namespace bocage::model
