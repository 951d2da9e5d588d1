import CoreGraphics
import RenderScene

extension CALayer {
    final var presentBackgroundColor: CGColor? {
        values.backgroundPattern?.color ?? color(values.backgroundColor, of: .backgroundColor)
    }

    final func setBackgroundColor(_ color: CGColor?) {
        defer { noteSpace(of: color, in: .backgroundColor) }
        guard color?.pattern != nil || values.backgroundPattern != nil else {
            if color?.rgba != values.backgroundColor { change(.backgroundColor) { $0.backgroundColor = color?.rgba } }
            return
        }
        guard color != presentBackgroundColor else { return }
        change(.backgroundColor) { values in
            values.backgroundPattern = color.flatMap { $0.pattern == nil ? nil : BackgroundPattern(color: $0) }
            values.backgroundColor = values.backgroundPattern == nil ? color?.rgba : nil
        }
    }
}
