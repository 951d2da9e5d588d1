import UIKit

extension PlateArtwork.Dish {
    /// Draws the dish on a plate about (50, 50), with a radius of at most 26.
    func draw() {
        switch self {
        case .salad: drawSalad()
        case .fish: drawFish()
        case .pasta: drawPasta()
        case .tarts: drawTarts()
        case .ramen: drawRamen()
        }
    }

    private func drawSalad() {
        let greens = [UIColor(rgb: 0x4F9D4A), UIColor(rgb: 0x7DC15A), UIColor(rgb: 0xA6D66F)]
        for index in 0..<16 {
            let (x, y) = spiral(index, of: 16, radius: 17)
            leaf(x, y, angle: CGFloat(index) * 1.3, length: 15, greens[index % 3])
        }
        for (x, y) in [(41.0, 44.0), (59, 42), (54, 60), (38, 58)] {
            UIBezierPath.circle(x, y, radius: 5.2).fill(UIColor(rgb: 0xE4523F))
            UIBezierPath.circle(x, y, radius: 3.8).fill(UIColor(rgb: 0xF2796A))
            UIBezierPath.circle(x - 1.4, y, radius: 0.8).fill(UIColor(rgb: 0xFCE0B0))
            UIBezierPath.circle(x + 1.4, y, radius: 0.8).fill(UIColor(rgb: 0xFCE0B0))
        }
        for (x, y) in [(49.0, 36.0), (63, 52), (46, 51), (50, 66)] {
            UIBezierPath.circle(x, y, radius: 2.6).fill(UIColor(rgb: 0x3B2F4F))
            UIBezierPath.circle(x, y, radius: 1).fill(UIColor(rgb: 0xFBFAF8))
        }
    }

    private func drawFish() {
        for index in 0..<5 { leaf(30 + CGFloat(index) * 9, 62, angle: CGFloat(index) * 0.5 - 1, length: 13, UIColor(rgb: 0x69A84F)) }
        UIBezierPath.polygon((64, 50), (76, 40), (73, 50), (76, 60)).fill(UIColor(rgb: 0x5F7A92))
        let body = UIBezierPath()
        body.move(to: CGPoint(x: 27, y: 50))
        body.addCurve(to: CGPoint(x: 67, y: 50), controlPoint1: CGPoint(x: 38, y: 35), controlPoint2: CGPoint(x: 56, y: 39))
        body.addCurve(to: CGPoint(x: 27, y: 50), controlPoint1: CGPoint(x: 56, y: 61), controlPoint2: CGPoint(x: 38, y: 65))
        body.fill(UIColor(rgb: 0x8FA9BE))
        body.clip {
            UIBezierPath.rect(20, 51, 60, 14).fill(UIColor(rgb: 0xC9D8E2))
            for x in [42.0, 49, 56] { UIBezierPath.line((x, 36), (x - 4, 64)).stroke(UIColor(rgb: 0x54452F, alpha: 0.55), width: 1.6) }
        }
        UIBezierPath.circle(33, 48.4, radius: 1.9).fill(.white)
        UIBezierPath.circle(33, 48.4, radius: 1).fill(.navy)
        for (x, y) in [(58.0, 33.0), (43, 69)] {
            UIBezierPath.circle(x, y, radius: 5).fill(UIColor(rgb: 0xF3C93C))
            UIBezierPath.circle(x, y, radius: 3.8).fill(UIColor(rgb: 0xFBEA9B))
            UIBezierPath.line((x - 3.4, y), (x + 3.4, y)).stroke(UIColor(rgb: 0xF3C93C), width: 0.7)
            UIBezierPath.line((x, y - 3.4), (x, y + 3.4)).stroke(UIColor(rgb: 0xF3C93C), width: 0.7)
        }
    }

    private func drawPasta() {
        for index in 0..<9 {
            let color = index % 2 == 0 ? UIColor(rgb: 0xF2CB62) : UIColor(rgb: 0xF8DE91)
            UIBezierPath.circle(50 + sin(CGFloat(index) * 2.1) * 1.6, 50 + cos(CGFloat(index) * 1.7) * 1.6, radius: 21 - CGFloat(index) * 2)
                .stroke(color, width: 2.2)
        }
        for (x, y, radius) in [(46.0, 47.0, 9.0), (55, 50, 8), (49, 56, 7)] {
            UIBezierPath.circle(x, y, radius: radius).fill(UIColor(rgb: 0xD8432F))
        }
        for (x, y) in [(43.0, 45.0), (55, 47), (49, 57)] { UIBezierPath.circle(x, y, radius: 2.2).fill(UIColor(rgb: 0xEE7B5D)) }
        leaf(45, 52, angle: -0.5, length: 13, UIColor(rgb: 0x3F8F45))
        leaf(55, 51, angle: 0.7, length: 12, UIColor(rgb: 0x62B357))
    }

    private func drawTarts() {
        for (x, y) in [(39.0, 42.0), (61, 42), (50, 61)] {
            UIBezierPath.circle(x, y + 0.8, radius: 10.6).fill(UIColor(rgb: 0xB97B36))
            UIBezierPath.circle(x, y, radius: 10.2).fill(UIColor(rgb: 0xE6B566))
            UIBezierPath.circle(x, y, radius: 7.8).fill(UIColor(rgb: 0xF9D95F))
            UIBezierPath(ovalIn: CGRect(x: x - 5, y: y - 3.4, width: 5, height: 3.4)).fill(UIColor(rgb: 0x9A5B23, alpha: 0.75))
            UIBezierPath(ovalIn: CGRect(x: x + 0.6, y: y + 0.6, width: 4, height: 3)).fill(UIColor(rgb: 0x9A5B23, alpha: 0.6))
            UIBezierPath.circle(x + 2.4, y - 3.6, radius: 1.3).fill(UIColor(rgb: 0x9A5B23, alpha: 0.5))
        }
    }

    private func drawRamen() {
        UIBezierPath.circle(50, 50, radius: 25).fill(UIColor(rgb: 0x2D3358))
        let broth = UIBezierPath.circle(50, 50, radius: 22.4)
        broth.fill(UIColor(rgb: 0xC98443))
        broth.clip {
            for index in 0..<7 {
                UIBezierPath.circle(38, 70, radius: 12 + CGFloat(index) * 3).stroke(UIColor(rgb: 0xF7DFA0), width: 1.5)
            }
            UIBezierPath.rect(58, 26, 13, 20, radius: 1).fill(UIColor(rgb: 0x24402F))
        }
        for (x, y) in [(43.0, 40.0), (57, 56)] {
            UIBezierPath(ovalIn: CGRect(x: x - 7, y: y - 5.6, width: 14, height: 11.2)).fill(.white)
            UIBezierPath.circle(x, y, radius: 3.7).fill(UIColor(rgb: 0xF5A62B))
        }
        for index in 0..<9 {
            let (x, y) = spiral(index, of: 9, radius: 17)
            UIBezierPath.circle(x, y, radius: 1.5).stroke(UIColor(rgb: 0x8CC760), width: 1)
        }
    }

    private func leaf(_ x: CGFloat, _ y: CGFloat, angle: CGFloat, length: CGFloat, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -length / 2, y: 0))
        path.addQuadCurve(to: CGPoint(x: length / 2, y: 0), controlPoint: CGPoint(x: 0, y: -length * 0.5))
        path.addQuadCurve(to: CGPoint(x: -length / 2, y: 0), controlPoint: CGPoint(x: 0, y: length * 0.5))
        path.apply(CGAffineTransform(translationX: x, y: y).rotated(by: angle))
        path.fill(color)
        let vein = UIBezierPath.line((-length * 0.4, 0), (length * 0.35, 0))
        vein.apply(CGAffineTransform(translationX: x, y: y).rotated(by: angle))
        vein.stroke(UIColor(white: 1, alpha: 0.35), width: 0.6)
    }

    /// Points spread evenly over a disc about the plate's center.
    private func spiral(_ index: Int, of count: Int, radius: CGFloat) -> (CGFloat, CGFloat) {
        let angle = CGFloat(index) * 2.399963
        let distance = radius * (CGFloat(index) + 0.5).squareRoot() / CGFloat(count).squareRoot()
        return (50 + distance * cos(angle), 50 + distance * sin(angle))
    }
}
