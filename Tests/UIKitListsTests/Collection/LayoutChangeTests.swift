import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class LayoutChangeTests: XCTestCase {
    private static func seen(_ view: UIView?) -> CGPoint {
        guard let layer = view?.layer.presentation(), let outer = view?.superview?.layer.presentation() else { return .zero }
        return CGPoint(x: layer.position.x - outer.bounds.minX, y: layer.position.y - outer.bounds.minY)
    }

    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func testAChangeOfLayoutsHasEveryCellGlideFromPositionToPosition() {
        let circle = CircleLayout()
        let scene = CollectionScene([12], layout: circle)
        let cells = (0..<12).map { scene.view.cellForItem(at: Self.path($0)) }
        let from = cells.map { Self.seen($0) }
        let flow = UICollectionViewFlowLayout()
        var isComplete: Bool?
        scene.view.setCollectionViewLayout(flow, animated: true) { isComplete = $0 }
        let to = (0..<12).map { flow.layoutAttributesForItem(at: Self.path($0))?.center ?? .zero }
        XCTAssertNil(isComplete)
        // Ease-in-out: half the distance at half the time.
        scene.stage.advance(by: 0.15)
        for item in 0..<12 {
            XCTAssertTrue(scene.view.cellForItem(at: Self.path(item)) === cells[item])
            XCTAssertEqual(cells[item]?.center, to[item], "the model is there at once")
            let middle = Self.seen(cells[item])
            XCTAssertEqual(middle.x, (from[item].x + to[item].x) / 2, accuracy: 6)
            XCTAssertEqual(middle.y, (from[item].y + to[item].y) / 2, accuracy: 6)
        }
        scene.stage.settle()
        XCTAssertEqual(isComplete, true)
        scene.checkShown()
        XCTAssertNil(circle.collectionView)
        XCTAssertTrue(flow.collectionView === scene.view)
    }

    func testWhatIsInTheMiddleStaysAsNearToItAsItCan() {
        let scene = CollectionScene([500])
        scene.view.contentOffset.y = 3000
        scene.stage.advance(by: 0.05)
        // The line nearest to the middle at 3240 begins there, the 55th.
        let large = UICollectionViewFlowLayout()
        large.itemSize = CGSize(width: 320, height: 100)
        scene.view.setCollectionViewLayout(large, animated: true)
        let offset = scene.view.contentOffset.y
        let middle = scene.view.indexPathForItem(at: CGPoint(x: 160, y: offset + 240))
        XCTAssertEqual(middle.map { $0.item / 5 }, 54)
        scene.stage.settle()
        scene.checkShown()
        scene.wantedOffset = CGPoint(x: 0, y: 700)
        scene.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        XCTAssertEqual(scene.view.contentOffset.y, 700)
        scene.checkShown("without animation")
    }

    func testAnInvalidationWithinAnAnimationGlides() {
        let scene = CollectionScene([12], layout: CircleLayout())
        let cell = scene.view.cellForItem(at: Self.path(0))
        XCTAssertEqual(Self.seen(cell), CGPoint(x: 160, y: 80))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            (scene.view.collectionViewLayout as? CircleLayout)?.radius = 20
            scene.view.collectionViewLayout.invalidateLayout()
            scene.view.layoutIfNeeded()
        }
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(Self.seen(cell).y, 130, accuracy: 2)
        scene.stage.settle()
        XCTAssertEqual(Self.seen(cell), CGPoint(x: 160, y: 180))
        scene.checkShown()
        // Outside of an animation it is there at once.
        (scene.view.collectionViewLayout as? CircleLayout)?.radius = 100
        scene.view.collectionViewLayout.invalidateLayout()
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(Self.seen(cell), CGPoint(x: 160, y: 100))
    }

    func testInteractiveTransitionsFollowProgressAndFinishOrCancel() {
        for isFinished in [true, false] {
            let circle = CircleLayout()
            let flow = UICollectionViewFlowLayout()
            let scene = CollectionScene([12], layout: circle)
            let from = (0..<12).map { scene.view.cellForItem(at: Self.path($0))?.center ?? .zero }
            var ends: [[Bool]] = []
            let transition = scene.view.startInteractiveTransition(to: flow) { ends.append([$0, $1]) }
            XCTAssertTrue(scene.view.collectionViewLayout === transition)
            let to = (0..<12).map { flow.layoutAttributesForItem(at: Self.path($0))?.center ?? .zero }
            for progress in [0, 0.25, 0.7] {
                transition.transitionProgress = progress
                scene.stage.advance(by: 0.02)
                for item in 0..<12 {
                    let seen = Self.seen(scene.view.cellForItem(at: Self.path(item)))
                    XCTAssertEqual(seen.x, from[item].x + (to[item].x - from[item].x) * progress, accuracy: 1e-6)
                    XCTAssertEqual(seen.y, from[item].y + (to[item].y - from[item].y) * progress, accuracy: 1e-6)
                }
            }
            if isFinished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
            XCTAssertEqual(ends, [])
            scene.stage.settle()
            XCTAssertEqual(ends, [[true, isFinished]])
            XCTAssertTrue(scene.view.collectionViewLayout === (isFinished ? flow : circle))
            XCTAssertNil((isFinished ? circle : flow).collectionView)
            scene.checkShown()
        }
    }

    func testABouncingSnapLayoutSaysWhereAFlickRests() {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint)
                -> CGPoint
            {
                CGPoint(x: proposed.x, y: (proposed.y / 60).rounded() * 60)
            }
        }
        MainActor.assumeIsolated {
            let scene = CollectionScene([1000], layout: Snapping())
            scene.stage.swipe(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 203))
            scene.stage.settle()
            XCTAssertGreaterThan(scene.view.contentOffset.y, 100)
            XCTAssertEqual(scene.view.contentOffset.y.truncatingRemainder(dividingBy: 60), 0, accuracy: 1e-6)
            scene.checkShown()
        }
    }

    func testALayoutThatMirrorsLiesFromRightToLeft() {
        final class Mirroring: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        MainActor.assumeIsolated {
            let scene = CollectionScene([8], layout: Mirroring())
            XCTAssertEqual(scene.view.cellForItem(at: Self.path(0))?.frame.minX, 0)
            scene.view.semanticContentAttribute = .forceRightToLeft
            scene.view.collectionViewLayout.invalidateLayout()
            scene.view.layoutIfNeeded()
            XCTAssertEqual(scene.view.cellForItem(at: Self.path(0))?.frame.minX, 270)
            XCTAssertEqual(scene.view.indexPathForItem(at: CGPoint(x: 300, y: 20)), Self.path(0))
            XCTAssertEqual(scene.view.cellForItem(at: Self.path(5))?.frame, CGRect(x: 270, y: 60, width: 50, height: 50))
        }
    }

    func testElementsAreOrderedByZIndexAndDecorationsAreTheLayouts() {
        final class Board: UICollectionReusableView {}
        final class StackLayout: UICollectionViewFlowLayout {
            override init() {
                super.init()
                register(Board.self, forDecorationViewOfKind: "board")
            }
            required init?(coder: NSCoder) { nil }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let cells = (super.layoutAttributesForElements(in: rect) ?? []).map { attributes in
                    attributes.zIndex = -attributes.indexPath.item
                    attributes.transform = CGAffineTransform(rotationAngle: 0.1)
                    attributes.alpha = 0.5
                    return attributes
                }
                return cells + [layoutAttributesForDecorationView(ofKind: "board", at: IndexPath(item: 0, section: 0))!]
            }
            override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
                attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
                attributes.zIndex = -1000
                return attributes
            }
        }
        MainActor.assumeIsolated {
            let scene = CollectionScene([10], layout: StackLayout())
            let views = scene.view.subviews.filter { $0 is UICollectionReusableView }
            XCTAssertTrue(views.first is Board)
            XCTAssertEqual(views.compactMap { ($0 as? RowCell).flatMap { scene.view.indexPath(for: $0)?.item } }, (0..<10).reversed())
            let cell = scene.view.cellForItem(at: Self.path(3))
            XCTAssertEqual(cell?.alpha, 0.5)
            XCTAssertEqual(cell?.transform, CGAffineTransform(rotationAngle: 0.1))
            XCTAssertEqual(cell?.bounds.size, CGSize(width: 50, height: 50))
        }
    }

    func testCellsGetAttributesOfASubclassOnlyWhenTheyDiffer() {
        final class Tinted: UICollectionViewLayoutAttributes {
            var tint = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Tinted)?.tint = tint
                return copy
            }
            override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Tinted)?.tint == tint }
        }
        final class Tinting: UICollectionViewFlowLayout {
            var tint = 1
            override class var layoutAttributesClass: AnyClass { Tinted.self }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect)
                for attributes in all ?? [] { (attributes as? Tinted)?.tint = tint }
                return all
            }
        }
        final class TintedCell: UICollectionViewCell {
            var applied: [Int] = []
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                super.apply(layoutAttributes)
                applied.append((layoutAttributes as? Tinted)?.tint ?? -1)
            }
        }
        MainActor.assumeIsolated {
            let layout = Tinting()
            let scene = CollectionScene([2], layout: layout)
            scene.view.register(TintedCell.self, forCellWithReuseIdentifier: "row")
            scene.view.reloadData()
            scene.view.layoutIfNeeded()
            for _ in 0..<3 {
                scene.view.setNeedsLayout()
                scene.view.layoutIfNeeded()
            }
            let cell = scene.view.cellForItem(at: Self.path(0)) as? TintedCell
            XCTAssertEqual(cell?.applied, [1])
            layout.tint = 2
            layout.invalidateLayout()
            scene.view.layoutIfNeeded()
            XCTAssertEqual(cell?.applied, [1, 2])
        }
    }

    func testARotationMakesNewLinesAndKeepsWhatIsShownRight() {
        let scene = CollectionScene([200])
        scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.view.contentOffset.y = 600
        scene.stage.advance(by: 0.05)
        scene.stage.rotate(to: .landscapeRight)
        scene.stage.settle()
        XCTAssertEqual(scene.view.bounds.size, CGSize(width: 480, height: 320))
        scene.checkShown()
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        scene.checkShown()
        XCTAssertEqual(scene.view.contentSize, CGSize(width: 320, height: 40 * 60 - 10))
    }

    func testAttributesKnowTheirFramesAndRefuseWhatIsNotFinite() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: Self.path(3))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        XCTAssertEqual(attributes.center, CGPoint(x: 25, y: 40))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(attributes.frame, CGRect(x: -5, y: 0, width: 60, height: 80))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        XCTAssertEqual(attributes.size, CGSize(width: 50, height: 10))
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        XCTAssertEqual(copy, attributes)
        copy?.alpha = 0.5
        XCTAssertNotEqual(copy, attributes)
        let complaints = Diagnostics.complaints {
            attributes.center.x = .nan
            attributes.size = CGSize(width: CGFloat.infinity, height: 1)
            attributes.frame.origin.y = -.infinity
        }
        XCTAssertEqual(complaints.count, 3)
        XCTAssertEqual(attributes.frame, CGRect(x: 0, y: 0, width: 100, height: 20))
    }
}
