import CoreGraphics
import Findings
import Foundation
import UIKit

/// Marks for views of the present, the answer to `marks`: baselines of text, and the areas in which controls and cells take touches.
struct ViewMarks: Encodable {
    struct Area: Encodable {
        let className: String
        /// x and y of the corners on the screen.
        let corners: [Double]
        /// Its size in its own points.
        let width: Double
        let height: Double
        /// Whether it takes touches in less than 44 points along an edge.
        let isSmall: Bool
    }

    /// Lines from left to right: x and y of both ends, on the screen.
    private(set) var baselines: [[Double]] = []
    private(set) var areas: [Area] = []

    private static let most = 2000

    @MainActor
    init(of application: UIApplication) {
        var pending: [UIView] = application.windows.filter { !$0.isHidden }
        while let view = pending.popLast(), baselines.count + areas.count < Self.most {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            if view.takesTaps {
                let (bounds, corners) = (view.bounds, view.corners(of: view.bounds))
                areas.append(
                    Area(
                        className: "\(type(of: view))", corners: corners, width: Double(bounds.width), height: Double(bounds.height),
                        isSmall: HitArea(of: view)?.isTooSmall ?? false))
            }
            if let lines = (view as? any BaselineView)?.baselines, view is UILabel || view is UIControl {
                for line in lines.first.offset == lines.last.offset ? [lines.first] : [lines.first, lines.last] {
                    let y = view.bounds.minY + view.bounds.height * line.fraction + line.offset
                    let ends = [CGPoint(x: view.bounds.minX, y: y), CGPoint(x: view.bounds.maxX, y: y)]
                    baselines.append(ends.map { view.layer.convert($0, to: nil) }.flatMap { [Double($0.x), Double($0.y)] })
                }
            }
            pending += view.subviews
        }
    }
}

extension UIView {
    /// Whether it is a control or a cell, or has a recognizer of taps, and touches reach it.
    fileprivate final var takesTaps: Bool {
        HitArea.takesTaps(self) || isUserInteractionEnabled && (self is UICollectionViewCell || self is UITableViewCell)
    }

    fileprivate final func corners(of rect: CGRect) -> [Double] {
        [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].flatMap { x, y in
            let point = layer.convert(CGPoint(x: x, y: y), to: nil)
            return [Double(point.x), Double(point.y)]
        }
    }
}
