/// The status bar's icons, in our own drawing.
enum StatusBarIcon {
    case signal, network, battery

    private var size: CGSize {
        switch self {
        case .signal: CGSize(width: 18, height: 12)
        case .network: CGSize(width: 17, height: 12)
        case .battery: CGSize(width: 27, height: 13)
        }
    }

    /// - Parameter factor: the scale, 1 for the large bar.
    @MainActor
    func image(_ color: UIColor, factor: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = mainScreenScale()
        format.opaque = false
        let size = CGSize(width: (size.width * factor).rounded(.up), height: (size.height * factor).rounded(.up))
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            renderer.cgContext.scaleBy(x: factor, y: factor)
            color.setFill()
            color.setStroke()
            switch self {
            case .signal: drawSignal()
            case .network: drawNetwork()
            case .battery: drawBattery(color)
            }
        }
    }

    /// Four bars of increasing height.
    private func drawSignal() {
        for (index, height) in [4.0, 6.5, 9, 12].enumerated() {
            UIBezierPath(roundedRect: CGRect(x: Double(index) * 5, y: 12 - height, width: 3, height: height), cornerRadius: 1).fill()
        }
    }

    /// Arcs above a dot.
    private func drawNetwork() {
        let center = CGPoint(x: 8.5, y: 11.5)
        for radius in [10.0, 6.5] {
            let wave = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: true)
            wave.lineWidth = 2.2
            wave.stroke()
        }
        let point = UIBezierPath()
        point.move(to: center)
        point.addArc(withCenter: center, radius: 3.6, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: true)
        point.close()
        point.fill()
    }

    /// A full battery.
    private func drawBattery(_ color: UIColor) {
        UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 20, height: 9), cornerRadius: 2.5).fill()
        color.withAlphaComponent(0.4).setStroke()
        color.withAlphaComponent(0.4).setFill()
        let shell = UIBezierPath(roundedRect: CGRect(x: 0.5, y: 0.5, width: 23, height: 12), cornerRadius: 3.8)
        shell.lineWidth = 1
        shell.stroke()
        UIBezierPath(roundedRect: CGRect(x: 25, y: 4.5, width: 1.5, height: 4), cornerRadius: 0.75).fill()
    }
}
