import UIKit

/// Effect views and background filters over a backdrop.
extension LayersCard {
    static var backdrops: [CardCell] {
        [
            CardCell("blurred backdrop") { frame in
                let view = stripes(frame)
                let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
                blur.frame = CGRect(x: 18, y: 20, width: frame.width - 36, height: frame.height - 40)
                blur.layer.cornerRadius = 12
                blur.clipsToBounds = true
                view.addSubview(blur)
                return view
            },
            CardCell("vibrancy") { frame in
                let view = stripes(frame)
                let effect = UIBlurEffect(style: .systemThinMaterialDark)
                let blur = UIVisualEffectView(effect: effect)
                blur.frame = CGRect(x: 8, y: 12, width: frame.width - 16, height: frame.height - 24)
                blur.layer.cornerRadius = 12
                blur.clipsToBounds = true
                for (index, style) in [UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel].enumerated() {
                    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: style))
                    vibrant.frame = CGRect(x: 10, y: 6 + CGFloat(index) * 19, width: blur.bounds.width - 20, height: 18)
                    let label = UILabel(frame: vibrant.bounds)
                    label.text = "Vibrant"
                    label.font = .systemFont(ofSize: 15, weight: .semibold)
                    label.textColor = .white
                    label.textAlignment = .center
                    vibrant.contentView.addSubview(label)
                    blur.contentView.addSubview(vibrant)
                }
                view.addSubview(blur)
                return view
            },
            pane("backgroundFilters: blur", CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 5])),
            pane(
                "blurred and drained", CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 2]),
                CIFilter(name: "CIColorControls", parameters: [kCIInputSaturationKey: 0])),
            pane("inverted, masked", CIFilter(name: "CIColorInvert")) { pane in
                let mask = CAShapeLayer()
                mask.path = starPath(radius: 34, center: CGPoint(x: 42, y: 32))
                pane.mask = mask
            },
            pane(
                "less contrast, more light",
                CIFilter(name: "CIColorControls", parameters: [kCIInputContrastKey: 0.5, kCIInputBrightnessKey: 0.2])),
            pane("a pane before a pane", CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 3])) { pane in
                let front = CALayer()
                front.frame = CGRect(x: 20, y: 24, width: 80, height: 24)
                front.cornerRadius = 8
                front.backgroundFilters = [CIFilter(name: "CIColorInvert")].compactMap { $0 }
                pane.addSublayer(front)
            },
        ]
    }

    /// A pane with round corners in front of stripes.
    private static func pane(_ caption: String, _ filters: CIFilter?..., set: @escaping @MainActor (CALayer) -> Void = { _ in }) -> CardCell
    {
        CardCell(caption) { frame in
            let view = stripes(frame)
            let pane = CALayer()
            pane.frame = CGRect(x: 14, y: 14, width: frame.width - 28, height: frame.height - 28)
            pane.cornerRadius = 14
            pane.backgroundFilters = filters.compactMap { $0 }
            view.layer.addSublayer(pane)
            set(pane)
            return view
        }
    }

    private static func stripes(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        for index in 0..<6 {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 21, y: 0, width: 11, height: frame.height))
            stripe.backgroundColor = [DrawingCard.pink, DrawingCard.amber, DrawingCard.blue][index % 3]
            view.addSubview(stripe)
        }
        return view
    }
}
