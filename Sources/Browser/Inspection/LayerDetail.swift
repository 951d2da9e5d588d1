import Display
import Foundation
import RenderScene
import Rendering
import UIKit

/// A layer of a moment with its properties, the answer to `layer`.
struct LayerDetail: Encodable {
    let layer: UInt64
    let name: String
    /// The class of its view, or of itself.
    let className: String?
    let time: Double
    let isPresent: Bool
    /// The layer's own time, which its animations follow.
    let localTime: Double
    /// The corners on the screen: x and y of each, in points; nil if one is behind the eye.
    let corners: [Double]?
    let properties: [InspectedProperty]
    /// The animations that have begun and not ended, or begin later.
    let animations: [AnimationRecord]
    /// Its view with the constraints that hold it; nil for a layer without a view, and at other moments than the present.
    let view: ViewDetail?

    /// Nil if the moment has no such layer.
    ///
    /// - Parameters:
    ///   - view: The layer's view, at the present.
    ///   - records: The animations that have not ended before the moment.
    @MainActor
    init?(_ moment: ShownMoment, of layer: LayerID, view: UIView?, records: [AnimationRecord] = []) {
        guard let index = moment.index(of: layer) else { return nil }
        let (node, values) = (moment.tree.nodes[index], moment.sample.values(at: index))
        self.layer = layer.rawValue
        name = String(node.name.prefix(LayerList.longestText))
        className = node.owner.map { "\($0)" }
        (time, isPresent) = (moment.time, moment.isPresent)
        let localTime = moment.sample.localTime(at: index)
        self.localTime = localTime
        corners = LayerMaps(moment.sample).corners(of: values.bounds, at: index)?.flatMap { [Double($0.x), Double($0.y)] }
        properties = InspectedProperty.all(model: node.values, presentation: values)
        animations = Array(records.filter { $0.layer == layer.rawValue && $0.added <= moment.time }.suffix(Self.mostAnimations))
        self.view = view.map(ViewDetail.init)
    }

    private static let mostAnimations = 100
}
