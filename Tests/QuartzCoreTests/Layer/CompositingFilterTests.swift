import QuartzCore
import XCTest

private let red: UInt32 = 0xffff_0000
private let green: UInt32 = 0xff00_ff00
private let blue: UInt32 = 0xff00_00ff

final class CompositingFilterTests: LayerTestCase {
    private func layer(_ frame: CGRect, _ color: (CGFloat, CGFloat, CGFloat)? = nil, in superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1) }
        superlayer?.addSublayer(layer)
        return layer
    }

    /// Pixels of a layer of three by one points on clear ground.
    private func drawn(_ layer: CALayer) throws -> [UInt32] {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 3, height: 1), scale: 1, isOpaque: false))
        layer.render(in: context)
        return try XCTUnwrap(context.makeImage()).withPixels { Array($0) }
    }

    /// Red on the first two of three pixels, blue on the last two.
    private func pair(_ filter: Any?, opacity: Float = 1) -> CALayer {
        let top = layer(CGRect(x: 0, y: 0, width: 3, height: 1))
        _ = layer(CGRect(x: 0, y: 0, width: 2, height: 1), (1, 0, 0), in: top)
        let second = layer(CGRect(x: 1, y: 0, width: 2, height: 1), (0, 0, 1), in: top)
        (second.compositingFilter, second.opacity) = (filter, opacity)
        return top
    }

    func testPorterAndDuffsOperatorsAreTakenByCoreAnimationsNames() throws {
        let cases: [(String, UInt32, UInt32)] = [
            ("clear", 0, 0), ("copy", blue, blue), ("sourceOver", blue, blue), ("sourceIn", blue, 0), ("sourceOut", 0, blue),
            ("sourceAtop", blue, 0), ("dest", red, 0), ("destOver", red, blue), ("destIn", red, 0), ("destOut", 0, 0),
            ("destAtop", red, blue), ("xor", 0, blue), ("plusL", 0xffff_00ff, blue), ("plusD", 0xff00_0000, blue),
        ]
        for (name, both, second) in cases {
            let lines = try Diagnostics.complaints { XCTAssertEqual(try drawn(pair(name)), [red, both, second], name) }
            XCTAssertEqual(lines, [], name)
            let layer = CALayer()
            layer.compositingFilter = name
            XCTAssertEqual(layer.compositingFilter as? String, name == "sourceOver" ? nil : name)
        }
        XCTAssertEqual(try drawn(pair("xor", opacity: 0.5)), [red, 0x8080_0000 - 0x0101_0000, 0x8000_0080])
        XCTAssertEqual(try drawn(pair("destIn", opacity: 0.5)), [red, 0x8080_0000, 0])
    }

    func testCoreImagesCompositionsAreTakenAsFilters() throws {
        for (name, both, second) in [
            ("CISourceInCompositing", blue, 0), ("CISourceOutCompositing", 0, blue), ("CISourceAtopCompositing", blue, 0),
        ] {
            XCTAssertEqual(try drawn(pair(XCTUnwrap(CIFilter(name: name)))), [red, both, second], name)
        }
    }

    /// As Apple's image of two squares: only what one of them covers is opaque.
    func testXorInAMaskLeavesWhatOneSquareCovers() throws {
        let masked = layer(CGRect(x: 0, y: 0, width: 3, height: 1), (0, 1, 0))
        masked.mask = pair("xor")
        XCTAssertEqual(try drawn(masked), [green, 0, green])
        let out = layer(CGRect(x: 0, y: 0, width: 3, height: 1), (0, 1, 0))
        out.mask = pair("destOut")
        XCTAssertEqual(try drawn(out), [green, 0, 0])
    }

    func testTheScreenShowsTheSame() throws {
        for (name, both, second) in [("xor", 0, blue), ("sourceIn", blue, 0), ("destOut", 0, 0)] as [(String, UInt32, UInt32)] {
            let top = pair(name)
            root.addSublayer(top)
            endTurn()
            let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 3, height: 1), scale: 1, isOpaque: false))
            top.frozen().draw(in: CGRect(x: 0, y: 0, width: 3, height: 1), of: context)
            XCTAssertEqual(try XCTUnwrap(context.makeImage()).withPixels { Array($0) }, [red, both, second], name)
            top.removeFromSuperlayer()
        }
    }
}
