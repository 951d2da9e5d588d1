import CoreGraphics
import Foundation
import TestSupport
import XCTest

/// Drawing that would take minutes as it is.
final class HostileDrawingTests: XCTestCase {
    private func seconds(_ body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    func testAWideShadowOfSomethingSmallTakesLittleTime() {
        let context = CGContext.bitmap(50, 50)
        context.setShadow(offset: .zero, blur: 1000, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        let taken = seconds { context.fill(CGRect(x: 10, y: 10, width: 30, height: 30)) }
        XCTAssertLessThan(taken, 0.3, "it took 0.6 s")
        XCTAssertEqual(context.makeImage()?[25, 25], 0xFFFF_0000)
    }

    func testAGradientOfManyStopsIsDrawnFast() throws {
        let count = 100_000
        let colors = (0..<count).map { index -> CGColor in
            let fraction = CGFloat(index) / CGFloat(count - 1)
            return CGColor(red: fraction, green: 0, blue: 1 - fraction, alpha: 1)
        }
        let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        let context = CGContext.bitmap(256, 4)
        let taken = seconds {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 256, y: 0), options: [])
        }
        XCTAssertLessThan(taken, 0.5)
        let image = try XCTUnwrap(context.makeImage())
        for x in 0..<256 {
            XCTAssertEqual(Double(image[x, 2] >> 16 & 0xFF), (Double(x) + 0.5) / 256 * 255, accuracy: 1.5)
            XCTAssertEqual(Double(image[x, 2] & 0xFF), 255 - (Double(x) + 0.5) / 256 * 255, accuracy: 1.5)
        }
    }

    func testAPathOfTooManyPixelsIsLeftOutWithALine() {
        var random = SeededRandom(seed: 7)
        let context = CGContext.bitmap(800, 800)
        func addPath(_ count: Int, _ length: CGFloat) {
            context.move(to: .zero)
            for _ in 0..<count {
                context.addLine(to: CGPoint(x: .random(in: 0...length, using: &random), y: .random(in: 0...length, using: &random)))
            }
        }
        let lines = Diagnostics.complaints {
            addPath(300_000, 800)
            context.fillPath()
            addPath(300_000, 800)
            context.strokePath()
        }
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(lines.first?.contains("path"), true, "\(lines)")
        XCTAssertEqual(
            Diagnostics.complaints {
                addPath(1000, 800)
                context.fillPath()
            }, [])
    }
}
