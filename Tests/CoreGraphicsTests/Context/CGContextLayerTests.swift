import CoreGraphics
import XCTest

final class CGContextLayerTests: XCTestCase {
    private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

    func testAlphaAppliesToALayerAsAWhole() throws {
        let context = CGContext.bitmap(4, 4)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(whole)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        context.endTransparencyLayer()
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image[0, 0], 0x8000_0080)
        XCTAssertEqual(image[3, 0], 0x8080_0000)
    }

    func testTheBlendModeAppliesToALayerAsAWhole() throws {
        for mode in [CGBlendMode.multiply, .plusDarker, .sourceIn, .copy, .xor] {
            func rendered(_ layered: Bool) throws -> [UInt32] {
                let context = CGContext.bitmap(4, 4)
                context.setFillColor(red: 0.4, green: 0.8, blue: 1, alpha: 1)
                context.fill(whole)
                context.setBlendMode(mode)
                context.setFillColor(red: 0.5, green: 1, blue: 0, alpha: 0.5)
                if layered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                context.fill(whole)
                if layered { context.endTransparencyLayer() }
                return try XCTUnwrap(context.makeImage()).pixels
            }
            let (layered, plain) = (try rendered(true), try rendered(false))
            for shift in [0, 8, 16, 24] as [UInt32] {
                XCTAssertEqual(Double(layered[5] >> shift & 0xFF), Double(plain[5] >> shift & 0xFF), accuracy: 1.01, "\(mode)")
            }
        }
    }

    func testALayerIsCutOffAtItsRectangleAndAtTheClip() throws {
        let context = CGContext.bitmap(8, 8)
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
        context.beginTransparencyLayer(in: CGRect(x: 2, y: 2, width: 4, height: 4), auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.endTransparencyLayer()
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 2 * 4)
    }

    func testTheStateComesBackAfterALayerWhateverWasSavedInIt() throws {
        let context = CGContext.bitmap(4, 4)
        context.setLineWidth(3)
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.translateBy(x: 2, y: 2)
        context.saveGState()
        context.saveGState()
        context.clip(to: .zero)
        context.endTransparencyLayer()
        XCTAssertEqual(context.ctm, .identity)
        context.fill(whole)
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 16)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.endTransparencyLayer()
        context.restoreGState()
        context.endTransparencyLayer()
    }

    func testLayersMayBeNestedDeeply() throws {
        let context = CGContext.bitmap(16, 16)
        for _ in 0..<2000 {
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        context.fill(CGRect(x: 4, y: 4, width: 8, height: 8))
        for _ in 0..<2000 {
            context.endTransparencyLayer()
            context.restoreGState()
        }
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 64)
    }

    func testMoreLayersThanThereIsMemoryForAreDrawnPieceByPiece() throws {
        let context = CGContext.bitmap(4096, 4096)
        for _ in 0..<100 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        for _ in 0..<98 { context.endTransparencyLayer() }
        context.clip(to: whole)
        context.fill(whole)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        XCTAssertEqual(try XCTUnwrap(context.makeImage()?.cropping(to: CGRect(x: 0, y: 4088, width: 8, height: 8))).coveredArea, 16)
    }

    func testALayerLeftOpenDoesNoHarm() throws {
        let context = CGContext.bitmap(4, 4)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(whole)
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 1)
    }
}
