import CoreGraphics
import QuartzCore
import XCTest

/// Layers return colors in the space in which they were set.
final class LayerColorTests: XCTestCase {
    private let colors = [
        CGColor.white, .black, .clear, CGColor(gray: 0.25, alpha: 0.5), CGColor(red: 1, green: 1, blue: 1, alpha: 1),
        CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    ]

    private func check(_ get: () -> CGColor?, _ set: (CGColor?) -> Void, line: UInt = #line) {
        for color in colors + colors.reversed() {
            set(color)
            XCTAssertEqual(get(), color, "\(color.components ?? [])", line: line)
            XCTAssertEqual(get()?.numberOfComponents, color.numberOfComponents, line: line)
        }
        set(nil)
        XCTAssertNil(get(), line: line)
    }

    func testColorsOfLayersKeepTheirSpace() {
        let layer = CALayer()
        check({ layer.backgroundColor }, { layer.backgroundColor = $0 })
        check({ layer.borderColor }, { layer.borderColor = $0 })
        check({ layer.shadowColor }, { layer.shadowColor = $0 })
        let shape = CAShapeLayer()
        check({ shape.fillColor }, { shape.fillColor = $0 })
        check({ shape.strokeColor }, { shape.strokeColor = $0 })
        let replicator = CAReplicatorLayer()
        check({ replicator.instanceColor }, { replicator.instanceColor = $0 })
        let cell = CAEmitterCell()
        check({ cell.color }, { cell.color = $0 })
    }

    func testColorsOfGradientsKeepTheirSpace() {
        let layer = CAGradientLayer()
        layer.colors = colors
        XCTAssertEqual(layer.colors as? [CGColor], colors)
        layer.colors = colors.reversed()
        XCTAssertEqual(layer.colors as? [CGColor], colors.reversed())
        layer.colors = nil
        XCTAssertNil(layer.colors)
    }

    func testACopyHasTheSameColors() {
        let layer = CALayer()
        layer.backgroundColor = .white
        XCTAssertEqual(CALayer(layer: layer).backgroundColor, .white)
    }
}
