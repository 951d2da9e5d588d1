import Foundation
import Headless
import RenderScene
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
    let animations: [InspectedAnimation]
    /// What its view is laid out by; nil for a layer without a view, and at other moments than the present.
    let view: ViewDetail?

    /// Nil if the moment has no such layer.
    @MainActor
    init?(_ moment: ShownMoment, of layer: LayerID, view: UIView?) {
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
        var times = TreeTimes(of: moment.tree, at: PacedHost.mediaTime(moment.time))
        animations = node.tracks.prefix(Self.mostAnimations).map { track in
            InspectedAnimation(track, at: localTime) { times.mediaTime(ofLocalTime: $0, at: index) }
        }
        self.view = view.map(ViewDetail.init)
    }

    private static let mostAnimations = 100
}
