import Display
import Headless
import RenderScene
import UIKit

// Answers about layers and views.
extension BrowserHost {
    func inspect(_ question: InspectionQuestion, request: UInt32, of client: UInt32) {
        guard let moment = shownMoment else { return answer(request, of: client, problem: "the moment is no longer kept") }
        let application = UIApplication.shared
        switch question {
        case .layers(let known):
            answer(request, of: client, LayerList(moment, known: known, conflicts: moment.isPresent ? conflicts(of: application) : []))
        case .layer(let number):
            let index = moment.index(of: LayerID(rawValue: number))
            let view = moment.isPresent ? index.flatMap { LiveLayers(root: host.screen.rootLayer).view(at: $0, of: moment.tree) } : nil
            let records = index.map { moment.tree.nodes[$0].tracks.isEmpty } ?? true ? [] : animations.records(since: moment.time)
            answerLayer(request, of: client, LayerDetail(moment, of: LayerID(rawValue: number), view: view, records: records))
        case .layersAt(let point): answer(request, of: client, LayersAtPoint(moment, at: point))
        case .planes: answer(request, of: client, LayerPlanes(moment, size: host.screen.bounds.size))
        case .image(let number, let scale):
            answerLayer(request, of: client, LayerImage(moment, of: LayerID(rawValue: number), scale: scale))
        case .tap, .marks:
            guard moment.isPresent else { return answer(request, of: client, problem: "views are asked at the present") }
            if case .tap(let point) = question {
                answer(request, of: client, TapExplanation(at: point, in: application) { $0 - PacedHost.mediaTime(0) })
            } else {
                answer(request, of: client, ViewMarks(of: application))
            }
        }
    }

    /// Sends an answer, or says that there is no such layer.
    private func answerLayer(_ request: UInt32, of client: UInt32, _ value: (some Encodable)?) {
        guard let value else { return answer(request, of: client, problem: "the moment has no such layer") }
        answer(request, of: client, value)
    }

    /// The present, or the moment that is shown instead; nil once that is no longer kept.
    private var shownMoment: ShownMoment? {
        let scale = Double(host.screen.scale)
        guard let shownTime else { return ShownMoment(host.screen.context.tree, at: host.now, isPresent: true, scale: scale) }
        guard let tree = history.tree(at: PacedHost.mediaTime(shownTime)) else { return nil }
        return ShownMoment(tree, at: shownTime, isPresent: false, scale: scale)
    }

    /// The layers of views with broken constraints.
    private func conflicts(of application: UIApplication) -> Set<LayerID> {
        let broken = application.windows.flatMap(\.conflictsInTree).map(\.broken)
        return Set(broken.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { ($0 as? UIView)?.layer.id })
    }
}
