import UIKit

/// The area in which an enabled control, or a view with a tap recognizer, takes touches.
@MainActor package struct HitArea {
    /// Whole points about the view's center, 44 at most.
    package let width: Int
    package let height: Int

    /// The smallest width and height of a hit area in points.
    package nonisolated static let smallest = 44

    private static let systemControls: [UIView.Type] = [
        UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self,
    ]

    /// nil for a view that takes no taps, for windows, and for switches, sliders and their like, whose height is the system's.
    package init?(of view: UIView) {
        guard Self.takesTaps(view), !(view is UIWindow), !Self.systemControls.contains(where: { view.isKind(of: $0) }) else { return nil }
        (width, height) = (Self.extent(of: view, isHorizontal: true), Self.extent(of: view, isHorizontal: false))
    }

    package var isTooSmall: Bool { min(width, height) < Self.smallest }

    package func sentence(_ name: String) -> String {
        "\(name) takes touches in \(width) x \(height) points; at least \(Self.smallest) x \(Self.smallest) are expected."
    }

    package static func takesTaps(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled else { return false }
        if let control = view as? UIControl { return control.isEnabled }
        return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }

    /// Points about the center, along one axis, in which the view takes touches; at most 44 are probed.
    private static func extent(of view: UIView, isHorizontal: Bool) -> Int {
        let (x, y) = (view.bounds.midX, view.bounds.midY)
        func takes(_ offset: CGFloat) -> Bool {
            view.point(inside: CGPoint(x: isHorizontal ? x + offset : x, y: isHorizontal ? y : y + offset), with: nil)
        }
        let half = smallest / 2
        let before = (0..<half).prefix { takes(-CGFloat($0) - 0.5) }.count
        let after = (0..<half).prefix { takes(CGFloat($0) + 0.5) }.count
        return before + after
    }
}
