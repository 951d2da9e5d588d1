import UIKit

extension EffectArtwork {
    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 6, alpha: CGFloat = 1) {
        UIBezierPath.rect(x, y, width, height, radius: radius).fill(UIColor(white: 1, alpha: alpha))
    }

    private func dots(_ y: CGFloat, _ tint: UIColor, around middle: CGFloat = 50, step: CGFloat = 21) {
        for index in -1...1 { UIBezierPath.circle(middle + CGFloat(index) * step, y, radius: 5).fill(tint) }
    }

    private var shade: UIColor { UIColor(rgb: 0x22294A, alpha: 0.55) }

    func drawScale() {
        for (x, y) in [(16.0, 16.0), (56, 16), (16, 56), (56, 56)] { box(x, y, 28, 28, alpha: 0.4) }
        box(29, 25, 42, 50, radius: 7)
    }

    func drawSlide() {
        box(27, 14, 46, 72, radius: 8, alpha: 0.4)
        box(27, 48, 46, 38, radius: 8)
        UIBezierPath.line((42, 40), (50, 32), (58, 40)).stroke(.white, width: 5)
    }

    func drawSpin() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        box(30, 36, 40, 50, radius: 7)
        context.saveGState()
        context.translateBy(x: 50, y: 14)
        context.rotate(by: 0.9)
        box(-20, 0, 40, 50, radius: 7, alpha: 0.55)
        context.restoreGState()
    }

    func drawDepth() {
        box(35, 16, 30, 40, alpha: 0.35)
        box(28, 26, 44, 46, alpha: 0.6)
        box(19, 38, 62, 48, radius: 7)
    }

    func drawZoom() {
        box(34, 16, 50, 50, radius: 7, alpha: 0.45)
        for line in [UIBezierPath.line((16, 60), (34, 20)), .line((40, 84), (80, 66))] {
            line.stroke(UIColor(white: 1, alpha: 0.5), width: 2.5)
        }
        box(16, 58, 26, 26, radius: 5)
    }

    func drawHero() {
        box(30, 14, 56, 72, radius: 8, alpha: 0.35)
        box(30, 14, 56, 38, radius: 8)
        box(38, 60, 34, 5, radius: 2.5)
        UIBezierPath.line((20, 66), (26, 52)).stroke(UIColor(white: 1, alpha: 0.6), width: 2.5)
        box(12, 68, 18, 18, radius: 4)
    }

    func drawPullUp() {
        box(22, 12, 56, 76, radius: 9, alpha: 0.3)
        box(22, 42, 56, 46, radius: 9)
        UIBezierPath.rect(30, 51, 18, 18, radius: 4).fill(UIColor(rgb: 0x6A3F7E))
        for (y, width) in [(54.0, 20.0), (61, 14)] { UIBezierPath.rect(53, y, width, 3.5, radius: 1.7).fill(shade) }
        UIBezierPath.line((40, 33), (50, 25), (60, 33)).stroke(.white, width: 4.5)
    }

    func drawSwipe() {
        box(16, 20, 68, 16, radius: 4, alpha: 0.5)
        UIBezierPath.rect(16, 42, 68, 16, radius: 4).fill(shade)
        dots(50, .white, around: 33, step: 11)
        box(57, 42, 43, 16, radius: 4)
        box(16, 64, 68, 16, radius: 4, alpha: 0.5)
    }

    func drawCards() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        box(36, 30, 28, 56, alpha: 0.35)
        box(31, 26, 38, 54, alpha: 0.55)
        context.saveGState()
        context.translateBy(x: 60, y: 46)
        context.rotate(by: 0.22)
        box(-22, -30, 44, 58, radius: 7)
        context.restoreGState()
    }

    func drawBubble() {
        box(12, 66, 76, 20, radius: 5, alpha: 0.45)
        dots(76, .white)
        box(40, 24, 50, 26, radius: 8)
        UIBezierPath.polygon((64, 49), (78, 49), (71, 58)).fill(.white)
        dots(37, UIColor(rgb: 0x6A3F7E), around: 65, step: 14)
    }

    func drawArrow() {
        box(12, 58, 76, 28, radius: 5, alpha: 0.45)
        dots(72, .white)
        UIBezierPath.polygon((39, 58), (50, 44), (61, 58)).fill(.white)
    }

    func drawGlossyBar() {
        UIBezierPath.rect(10, 46, 80, 34, radius: 4).fill(UIColor(rgb: 0x14121C))
        UIBezierPath.rect(10, 46, 80, 17, radius: 4).fill(UIColor(white: 1, alpha: 0.22))
        dots(63, UIColor(white: 0.67, alpha: 1), step: 24)
        UIBezierPath.circle(50, 63, radius: 7).fill(UIColor(rgb: 0x59B7F5))
        UIBezierPath.polygon((43, 46), (50, 38), (57, 46)).fill(UIColor(rgb: 0x14121C))
    }

    func drawConversation() {
        box(14, 16, 46, 18, radius: 9, alpha: 0.45)
        box(36, 40, 50, 22, radius: 10)
        UIBezierPath.polygon((74, 58), (88, 68), (82, 52)).fill(.white)
        box(14, 74, 72, 12, radius: 6, alpha: 0.45)
    }

    func drawColumns() {
        box(10, 20, 80, 60, radius: 7, alpha: 0.3)
        box(10, 20, 28, 60, radius: 7, alpha: 0.4)
        for y in [30.0, 44, 58] { box(15, y, 18, 7, radius: 3) }
        box(44, 27, 40, 25, radius: 4)
        for (y, width) in [(59.0, 40.0), (67, 28)] { box(44, y, width, 4, radius: 2, alpha: 0.8) }
    }

    func drawPages() {
        box(24, 8, 52, 32, radius: 6, alpha: 0.45)
        box(24, 60, 52, 34, radius: 6)
        for (y, width) in [(69.0, 36.0), (76, 36), (83, 24)] { UIBezierPath.rect(32, y, width, 3, radius: 1.5).fill(shade) }
        UIBezierPath.line((42, 53), (50, 46), (58, 53)).stroke(.white, width: 4.5)
    }
}
