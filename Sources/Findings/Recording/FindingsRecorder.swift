import QuartzCore
import RenderScene
import UIKit

/// Notes what an analysis of the kept commits needs besides them: touches, facts about views, and controllers that stay in memory.
///
/// `update` walks the views; a host calls it now and then after changes. Nothing is done at commits.
@MainActor
package final class FindingsRecorder: TouchObserver {
    /// Seconds for which notes are kept.
    private let duration: Double
    private var views: [LayerID: ViewNote] = [:]
    private var touches: [TouchNote] = []
    /// Faults of views, by kind, layer and text; with the times between which each was there.
    private var faults: [String: Finding] = [:]
    private let controllers: ControllerWatch
    private var leaks: [ControllerWatch.Leak] = []
    /// Facts about labels, by layer: found again only where image or size differs.
    private var labels: [LayerID: Legibility] = [:]

    private struct Legibility {
        let contents: ObjectIdentifier?
        let size: CGSize
        let neededContrast: Double
        /// Whether the text was measured, and by how much it does not fit; nil if it does.
        private var (isMeasured, missing): (Bool, (needed: CGSize, actual: CGSize)?) = (false, nil)

        init(contents: ObjectIdentifier?, size: CGSize, neededContrast: Double) {
            (self.contents, self.size, self.neededContrast) = (contents, size, neededContrast)
        }

        /// Measures the text, once.
        @MainActor mutating func missing(of label: UILabel) -> (needed: CGSize, actual: CGSize)? {
            if !isMeasured { (isMeasured, missing) = (true, label.missingSize) }
            return missing
        }
    }

    /// - Parameter keptControllers: Instances of a class of view controllers that may stay in memory.
    package init(duration: Double = 60, keptControllers: Int = 1) {
        self.duration = duration
        controllers = ControllerWatch(kept: keptControllers)
    }

    /// The notes, as of a media time.
    package func notes(at time: Double) -> FindingsNotes {
        update(at: time)
        let gone = leaks.map { leak in
            Finding(
                kind: .leak, time: leak.end, layer: leak.layer, name: leak.name, text: leak.sentence, value: Double(leak.count), limit: 0)
        }
        return FindingsNotes(
            views: views, touches: touches, faults: Array(faults.values) + gone, selectionColors: Self.selectionColors)
    }

    private static var selectionColors: [RGBA] {
        [UIUserInterfaceStyle.light, .dark].compactMap {
            let color = UIColor.systemGray4.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).cgColor
            return color.rgba
        }
    }

    // MARK: Touches

    package func application(_ application: UIApplication, delivers batch: TouchBatch) {
        touches.removeAll { ($0.end ?? batch.time) < batch.time - duration }
        for input in batch.inputs {
            if input.phase == .began {
                touches.append(TouchNote(finger: input.finger, begin: batch.time, start: input.location))
                continue
            }
            guard let index = touches.lastIndex(where: { $0.finger == input.finger && $0.end == nil }) else { continue }
            let start = touches[index].start
            switch input.phase {
            case .ended: touches[index].end = batch.time
            case .cancelled: (touches[index].end, touches[index].isCancelled) = (batch.time, true)
            default: touches[index].moves.append(batch.time)
            }
            guard touches[index].dragBegin == nil else { continue }
            let distance = hypot(Double(input.location.x - start.x), Double(input.location.y - start.y))
            if distance > TouchNote.slop { touches[index].dragBegin = batch.time }
        }
    }

    // MARK: Views

    /// Seconds from one `update(at:)` to the next that keep this a fiftieth of the time.
    ///
    /// - Parameter duration: Real seconds that the last one took.
    package nonisolated static func pause(after duration: Double) -> Double { max(0.25, 50 * duration) }

    /// Walks the displayed views, and looks for controllers in memory.
    package func update(at time: Double) {
        leaks = controllers.leaks(at: time)
        let oldest = time - duration
        if views.count > 4000 { views = views.filter { $0.value.time >= oldest } }
        if labels.count > 1000 { labels = labels.filter { views[$0.key] != nil } }
        faults = faults.filter { ($0.value.end ?? time) >= oldest }
        let screen = UIScreen.main.bounds
        for window in UIApplication.shared.windows where !window.isHidden { walk(window, on: screen, at: time) }
    }

    private func walk(_ root: UIView, on screen: CGRect, at time: Double) {
        var pending: [(view: UIView, clip: CGRect)] = [(root, screen)]
        while let (view, outer) = pending.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            let frame = view.bounds.isEmpty ? .null : view.convert(view.bounds, to: nil)
            let shown = frame.intersection(outer)
            if !shown.isNull, !shown.isEmpty { note(view, frame, isWhole: shown == frame, at: time) }
            let clip = view.clipsToBounds ? shown : outer
            if clip.isNull || clip.isEmpty { continue }
            for subview in view.subviews { pending.append((subview, clip)) }
        }
    }

    private func note(_ view: UIView, _ frame: CGRect, isWhole: Bool, at time: Double) {
        let id = view.layer.id
        let name = NodeDescription.short(view)
        var note = ViewNote(name: name, time: time)
        note.isReused = view is UITableViewCell || view is UICollectionReusableView
        note.takesTaps = HitArea.takesTaps(view) || note.isReused
        note.takesDrags = takesDrags(view)
        if let area = HitArea(of: view), area.isTooSmall {
            add(
                Finding(
                    kind: .hitArea, time: time, end: time, layer: id, name: name, text: area.sentence(name),
                    value: Double(min(area.width, area.height)), limit: Double(HitArea.smallest), frame: frame))
        }
        if let label = view as? UILabel, label.text?.isEmpty == false {
            // A control that was disabled lately may be so again.
            note.isExempt = label.isDisabled || label.hasSystemColor || views[id]?.isExempt == true
            var legibility = legibility(of: label)
            if !note.isExempt { note.neededContrast = legibility.neededContrast }
            if isWhole, !label.isPreview, let missing = legibility.missing(of: label) {
                add(
                    Finding(
                        kind: .cutOffText, time: time, end: time, layer: id, name: name, text: label.cutOffSentence(name, missing),
                        value: max(missing.needed.width - missing.actual.width, missing.needed.height - missing.actual.height), limit: 0,
                        frame: frame))
            }
            labels[id] = legibility
        } else if let text = TextFacts(of: view) {
            add(text, to: &note, of: id)
        }
        views[id] = note
        if let sublayers = view.layer.sublayers { noteTexts(of: sublayers, in: view, at: time) }
    }

    private func add(_ text: TextFacts, to note: inout ViewNote, of id: LayerID) {
        note.name = text.name
        note.isExempt = text.isExempt || views[id]?.isExempt == true
        if !note.isExempt { note.neededContrast = text.neededContrast }
    }

    /// Notes text layers, which no view is for.
    private func noteTexts(of layers: [CALayer], in view: UIView, at time: Double) {
        for layer in layers where !(layer.delegate is UIView) && !layer.isHidden {
            if let text = TextFacts(of: layer, in: view) {
                var note = ViewNote(name: text.name, time: time)
                add(text, to: &note, of: layer.id)
                views[layer.id] = note
            }
            if let sublayers = layer.sublayers { noteTexts(of: sublayers, in: view, at: time) }
        }
    }

    private func takesDrags(_ view: UIView) -> Bool {
        if let scroll = view as? UIScrollView { return scroll.isScrollEnabled }
        return view.gestureRecognizers?.contains { $0 is UIPanGestureRecognizer && $0.isEnabled } ?? false
    }

    private func legibility(of label: UILabel) -> Legibility {
        let contents = label.layer.contents.map { ObjectIdentifier($0 as AnyObject) }
        if let known = labels[label.layer.id], known.contents == contents, known.size == label.bounds.size { return known }
        return Legibility(contents: contents, size: label.bounds.size, neededContrast: label.neededContrast)
    }

    /// Adds a fault that is there now, or prolongs it.
    private func add(_ fault: Finding) {
        let key = "\(fault.kind.rawValue) \(fault.layer?.rawValue ?? 0) \(fault.text)"
        if faults[key] == nil { faults[key] = fault } else { faults[key]?.end = fault.end }
    }
}

/// The notes of a recorder as values.
package struct FindingsNotes: Sendable {
    package let views: [LayerID: ViewNote]
    package let touches: [TouchNote]
    package let faults: [Finding]
    /// The system's colors behind selected cells.
    package let selectionColors: [RGBA]
}
