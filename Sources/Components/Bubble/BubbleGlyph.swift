import UIKit

/// A white icon, 18 by 18 points.
@MainActor
final class BubbleGlyph: UIView {
    enum Kind: CaseIterable {
        case comments, likes, followers
    }

    static let length: CGFloat = 18
    private let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(x: 0, y: 0, width: Self.length, height: Self.length))
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        switch kind {
        case .comments: speech.fill()
        case .likes: heart.fill()
        case .followers:
            UIBezierPath(ovalIn: CGRect(x: 5, y: 1.5, width: 8, height: 8)).fill()
            shoulders.fill()
        }
    }

    private var speech: UIBezierPath {
        let path = UIBezierPath(roundedRect: CGRect(x: 1.5, y: 2, width: 15, height: 11), cornerRadius: 4)
        path.addTip([CGPoint(x: 10, y: 12.5), CGPoint(x: 4.5, y: 16.5), CGPoint(x: 4, y: 11)])
        return path
    }

    private var heart: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 9, y: 16))
        path.addCurve(to: CGPoint(x: 1.5, y: 6.5), controlPoint1: CGPoint(x: 4, y: 12), controlPoint2: CGPoint(x: 1.5, y: 9.5))
        path.addCurve(to: CGPoint(x: 9, y: 5), controlPoint1: CGPoint(x: 1.5, y: 2), controlPoint2: CGPoint(x: 7, y: 1))
        path.addCurve(to: CGPoint(x: 16.5, y: 6.5), controlPoint1: CGPoint(x: 11, y: 1), controlPoint2: CGPoint(x: 16.5, y: 2))
        path.addCurve(to: CGPoint(x: 9, y: 16), controlPoint1: CGPoint(x: 16.5, y: 9.5), controlPoint2: CGPoint(x: 14, y: 12))
        path.close()
        return path
    }

    private var shoulders: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1.5, y: 16.5))
        path.addCurve(to: CGPoint(x: 9, y: 10.5), controlPoint1: CGPoint(x: 1.5, y: 12.5), controlPoint2: CGPoint(x: 5, y: 10.5))
        path.addCurve(to: CGPoint(x: 16.5, y: 16.5), controlPoint1: CGPoint(x: 13, y: 10.5), controlPoint2: CGPoint(x: 16.5, y: 12.5))
        path.close()
        return path
    }
}
