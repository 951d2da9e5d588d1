import CoreGraphics
import XCTest

final class CGAffineTransformComponentsTests: XCTestCase {
    func testComponentsActInTheirOrder() {
        let components = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7, translation: CGVector(dx: 5, dy: 6))
        let expected = CGAffineTransform(scaleX: 2, y: 3)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: 0.7))
            .concatenating(CGAffineTransform(translationX: 5, y: 6))
        assertEqual(CGAffineTransform(components), expected)
    }

    func testDecomposingGivesTheComponentsBack() {
        for rotation in stride(from: -3.0, through: 3.0, by: 0.5) {
            let components = CGAffineTransformComponents(
                scale: CGSize(width: 2, height: 3), horizontalShear: -0.25, rotation: rotation, translation: CGVector(dx: -5, dy: 6))
            let found = CGAffineTransform(components).decomposed()
            XCTAssertEqual(found.scale.width, 2, accuracy: 1e-12)
            XCTAssertEqual(found.scale.height, 3, accuracy: 1e-12)
            XCTAssertEqual(found.horizontalShear, -0.25, accuracy: 1e-12)
            XCTAssertEqual(found.rotation, rotation, accuracy: 1e-12)
            XCTAssertEqual(found.translation, CGVector(dx: -5, dy: 6))
        }
    }

    func testAMirrorHasOneNegativeScaleAndNoRotation() {
        let mirroredX = CGAffineTransform(scaleX: -2, y: 3).decomposed()
        XCTAssertEqual(mirroredX.scale, CGSize(width: -2, height: 3))
        XCTAssertEqual(mirroredX.rotation, 0)
        let mirroredY = CGAffineTransform(scaleX: 2, y: -3).decomposed()
        XCTAssertEqual(mirroredY.scale, CGSize(width: 2, height: -3))
        XCTAssertEqual(mirroredY.rotation, 0)
    }

    func testWhatIsDecomposedIsMadeAgainWhateverItIs() {
        let values: [CGFloat] = [-2, -0.5, 0, 1, 3]
        for a in values {
            for b in values {
                for c in values {
                    for d in values {
                        // A flattened x hides how far y leans, so only the flat ones with a first row come back.
                        let isLost = a * d - b * c == 0 && (a != 0 || b != 0) && (c != 0 || d != 0)
                        guard !isLost else { continue }
                        let transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 7, ty: -8)
                        assertEqual(CGAffineTransform(transform.decomposed()), transform, "\(transform)")
                    }
                }
            }
        }
    }
}
