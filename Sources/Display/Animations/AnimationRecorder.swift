import CKinoraProgram
import QuartzCore
import RenderScene

/// Records the animations of an app as it adds them: what each changes, when, how, and the line of the app that added it.
///
/// An animation is recorded at the first commit that shows it. The oldest are dropped beyond a limit. Call stacks are kept as addresses,
/// for which others find the lines.
@MainActor
package final class AnimationRecorder: @MainActor AnimationObserver, @MainActor AnimationEditor {
    /// Records that are kept.
    package var limit = 2000
    /// The media time of the start.
    private let epoch: Double
    private var records: [Entry] = []
    /// The number of records that were dropped.
    private var dropped = 0
    /// Animations that no commit has shown yet, by their numbers in the process.
    private var pending: [UInt64: Addition] = [:]
    /// Indices of the records of each animation that has not ended, in all that were ever made.
    private var running: [UInt64: Range<Int>] = [:]
    /// Times at which completion blocks were called, the latest.
    package private(set) var completions: [Double] = []
    /// Animations that were added.
    private var additions = 0
    /// Changes of animations, by their numbers in the order of adding.
    package var edits: [Int: AnimationEdit] = [:]
    /// The animation whose edit has the timing of a property animator, by the number of the animator.
    package var animatorEdits: [Int: Int] = [:]
    /// The numbers of property animators that were started by `startAnimation`.
    private var startedAnimators: Set<Int> = []
    private let keepsStacks: Bool
    /// One copy of each call stack: an app adds most of its animations at few.
    private var knownStacks: Set<[UInt]> = []

    /// The addition of an animation.
    private struct Addition {
        /// 1, 2, 3… in the order of adding.
        let number: Int
        let time: Double
        let key: String?
        let name: String?
        let stack: [UInt]
        /// Its property animator, and the timing of that.
        let animator: (identity: DrivingAnimator, form: Pace.Form)?
    }

    private struct Entry {
        var record: AnimationRecord
        /// Addresses of code; nil once the line is known.
        var stack: [UInt]?
        let isInGroup: Bool
        let animator: DrivingAnimator?
    }

    /// Frames of a call stack that are kept.
    private static let stackLimit = 64

    /// - Parameter keepsStacks: Whether call stacks are kept, of which each takes a microsecond.
    package init(epoch: Double, keepsStacks: Bool = true) {
        self.epoch = epoch
        self.keepsStacks = keepsStacks
    }

    // MARK: Recording

    package func observe(_ event: AnimationEvent) {
        if event.kind == .completion {
            completions.append(now)
            if completions.count > limit { completions.removeFirst(limit / 4) }
        }
        guard let animation = event.animation else { return }
        switch event.kind {
        case .added:
            additions += 1
            pending[animation] = Addition(
                number: additions, time: now, key: event.key, name: event.layerObject.map(Self.name),
                stack: keepsStacks ? knownStacks.insert(Self.callStack).memberAfterInsert : [],
                animator: event.driven.flatMap { change in change.driver.animator.map { ($0, change.own.form) } })
        case .began, .completion: break
        case .ended(let finished): end(animation, finished: finished)
        case .removed: end(animation, finished: false)
        }
    }

    /// Addresses of code, innermost first.
    private static var callStack: [UInt] {
        [UInt](unsafeUninitializedCapacity: stackLimit) { buffer, count in
            count = Int(kinora_call_stack(buffer.baseAddress, Int32(buffer.count)))
        }
    }

    private var now: Double { (CACurrentMediaTime() - epoch).inNanoseconds }

    /// The layer's name, or the class of its view or its own.
    private static func name(of layer: CALayer) -> String { layer.name ?? layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))" }

    private func end(_ animation: UInt64, finished: Bool) {
        pending[animation] = nil
        for index in running.removeValue(forKey: animation) ?? 0..<0 where index >= dropped {
            records[index - dropped].record.end = now
            records[index - dropped].record.finished = finished
        }
    }

    /// Records the animations that a commit is the first to show.
    package func note(_ tree: RenderTree) {
        guard !pending.isEmpty else { return }
        for index in tree.nodes.indices where !tree.nodes[index].tracks.isEmpty {
            let node = tree.nodes[index]
            for track in node.tracks {
                guard let addition = pending[track.animation] else { continue }
                let first = running[track.animation]?.lowerBound ?? dropped + records.count
                let record = AnimationRecord(
                    id: dropped + records.count + 1, number: addition.number, name: addition.name ?? node.name, node: node, track: track,
                    key: addition.key, added: addition.time, animator: addition.animator?.identity.number, form: addition.animator?.form,
                    clock: { tree.localTime(of: index, at: self.epoch + $0) })
                records.append(
                    Entry(
                        record: record, stack: addition.stack, isInGroup: !track.groups.isEmpty, animator: addition.animator?.identity))
                running[track.animation] = first..<dropped + records.count
            }
        }
        // Those of layers that are in no window are never shown before they end.
        pending = pending.filter { running[$0.key] == nil }
        guard records.count > limit + limit / 4 else { return }
        dropped += records.count - limit
        records.removeFirst(records.count - limit)
        knownStacks = Set(records.compactMap(\.stack))
        if let oldest = records.lazy.compactMap(\.record.animator).min() { startedAnimators = startedAnimators.filter { $0 >= oldest } }
    }

    // MARK: Editing

    package func edited(_ copy: CAAnimation, of layer: CALayer) -> CAAnimation {
        edits[additions + 1]?.applied(to: copy, on: layer) ?? copy
    }

    package func edit(ofAnimator number: Int) -> AnimationEdit? { animatorEdits[number].flatMap { edits[$0] } }

    package func noteStart(ofAnimator number: Int) { startedAnimators.insert(number) }

    /// Changes the animation of a record, from the next run with the same input on; nil takes changes back.
    ///
    /// Animations of one property animator share duration, delay and curve: those of the last edit that has any of them. Nil for any of
    /// these animations takes them back.
    ///
    /// - Returns: A sentence that says why it cannot be changed so; nil if it is.
    package func edit(_ id: Int, _ edit: AnimationEdit?) -> String? {
        guard let entry = records.first(where: { $0.record.id == id }) else { return "there is no animation \(id)" }
        if let edit, let refusal = edit.refusal(for: target(entry)) { return refusal }
        let number = entry.record.number
        edits[number] = edit
        guard let animator = entry.animator?.number else { return nil }
        if let owner = animatorEdits[animator], owner != number, edit?.changesTiming ?? true {
            edits[owner] = edits[owner]?.valuesAlone
            animatorEdits[animator] = nil
        }
        if edit?.changesTiming == true {
            animatorEdits[animator] = number
        } else if animatorEdits[animator] == number {
            animatorEdits[animator] = nil
        }
        return nil
    }

    private func target(_ entry: Entry) -> AnimationEdit.Target {
        let kind: AnimationEdit.Target.Kind
        switch entry.record.curve {
        case _ where entry.isInGroup: kind = .group
        case .linear, .bezier, .spring: kind = .basic
        case .keyframes: kind = .keyframes
        case .transition: kind = .transition
        }
        return AnimationEdit.Target(
            kind: kind, animator: entry.animator, isStarted: entry.animator.map { startedAnimators.contains($0.number) } ?? false,
            ends: (entry.record.from?.components.count, entry.record.to?.components.count))
    }

    // MARK: Reading

    /// The records of the animations that were in effect after a time since the start, in the order of adding.
    package func records(since time: Double) -> [AnimationRecord] { records.map(\.record).filter { $0.end ?? .infinity >= time } }

    /// The call stacks of records whose lines are not known, as addresses of code, innermost first.
    package var stacks: [Int: [UInt]] {
        Dictionary(uniqueKeysWithValues: records.compactMap { entry in entry.stack.map { (entry.record.id, $0) } })
    }

    /// Sets the lines of records; nil for a stack without one.
    package func setLines(_ lines: [Int: SourceLine?]) {
        for index in records.indices {
            guard let line = lines[records[index].record.id] else { continue }
            (records[index].record.source, records[index].stack) = (line, nil)
        }
    }

    /// The records of the animations that have been edited.
    package var editedRecords: [AnimationRecord] {
        records(since: 0).filter { edits[$0.number] != nil || $0.animator.map { animatorEdits[$0] != nil } ?? false }
    }
}

extension AnimationRecord {
    /// - Parameter clock: Maps a time since the start to the layer's.
    fileprivate init(
        id: Int, number: Int, name: String, node: RenderNode, track: Track, key: String?, added: Double, animator: Int?, form: Pace.Form?,
        clock: (Double) -> Double
    ) {
        let outer = track.groups.first ?? track.own
        // The layer's time at which the run begins, through the groups around it.
        var local = track.own.timing.begin
        for group in track.groups.reversed() { local = local.flatMap { group.timing.parentTime(ofFirst: $0) } }
        let (origin, rate) = (clock(added), clock(added + 1) - clock(added))
        var begin = added
        if case .eased(let start, _, _, _, _)? = track.driver, rate > 0 {
            begin += max((start - origin) / rate, 0)
        } else if track.driver == nil, let local, rate > 0 {
            begin += (local - origin) / rate
        }
        let values = track.ends
        self.init(
            id: id, layer: node.layer.rawValue, name: name, keyPath: track.path.name, key: key,
            from: values.from.flatMap { RecordedValue($0) }, to: values.to.flatMap { RecordedValue($0) }, added: added,
            begin: begin.inNanoseconds, delay: max(begin - added, 0).inNanoseconds,
            duration: track.own.timing.duration.isFinite ? track.own.timing.duration : nil,
            repeats: outer.timing.runs, autoreverses: outer.timing.autoreverses, additive: track.isAdditive,
            curve: Curve(track, form: form), animator: animator, path: track.path, number: number, animation: track.animation)
    }
}

extension MediaTiming {
    /// The number of runs, reversed ones counted with those before; nil without end.
    fileprivate var runs: Double? {
        guard activeDuration.isFinite else { return nil }
        return cycleDuration > 0 ? activeDuration / cycleDuration : 1
    }
}

extension Track {
    /// The first and the last value of a run.
    fileprivate var ends: (from: AnimatableValue?, to: AnimatableValue?) {
        if case .transition = motion { return (nil, nil) }
        let duration = own.timing.duration
        guard duration.isFinite else { return (motion.value(at: 0, duration: 1), nil) }
        if case .paced(let motion, _) = motion { return (motion.value(atProgress: .zero), motion.value(atProgress: .one)) }
        if case .spring(let interpolation, _) = motion { return (interpolation(0), interpolation(1)) }
        return (motion.value(at: 0, duration: duration), motion.value(at: duration, duration: duration))
    }
}

extension PropertyPath {
    /// The key path.
    fileprivate var name: String { key.name + (component.name.map { "." + $0 } ?? "") }
}

extension Double {
    /// The time in whole nanoseconds: without the rounding error of subtracting media times.
    fileprivate var inNanoseconds: Double { abs(self) < 1e6 ? (self * 1e9).rounded() / 1e9 : self }
}
