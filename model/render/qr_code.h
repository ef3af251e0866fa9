#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include "rules/core/result.h"

class QPainter;

namespace bocage::model {

/// A QR code as dark and light modules, without the quiet zone around it.
class QrCode {
public:
    /// Fails when the text is longer than the largest symbol holds. The strongest error correction that does
    /// not make the symbol larger is used.
    static rules::Result<QrCode> of(const QByteArray& text);

    int modules() const { return m_modules; }
    bool dark(int column, int row) const { return m_dark[row * m_modules + column] != 0; }

    /// Black on white whatever the theme, with the quiet zone that readers need.
    void draw(QPainter& painter, const QRectF& target) const;
    QImage image(int pixelsPerModule) const;
    /// As files, with a remark below the symbol that says whether what it holds is fit for play (see
    /// Fitness); none when it is empty.
    QByteArray png(int pixelsPerModule, const QString& remark = {}) const;
    QByteArray svg(const QString& remark = {}) const;

private:
    QrCode(int modules, QByteArray dark) : m_modules(modules), m_dark(std::move(dark)) {}
    int m_modules;
    QByteArray m_dark;  ///< one byte per module, row by row
};

/// Light modules around the symbol, as the standard asks.
inline constexpr int qrQuietZone = 4;

}  // namespace bocage::model
