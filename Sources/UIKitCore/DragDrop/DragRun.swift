import CoreGraphics
import GestureEngine
import QuartzCore

/// One drag, from the lift of its items to the end of their last animation.
///
/// ```
///   lifting ──movement──▶ dragging ──release──▶ ending ──animations──▶ over
///      └──────── release, cancellation ──────────┘
/// ```
@MainActor
package final class DragRun {
    package enum Phase { case lifting, dragging, ending, over }

    /// An item with its preview.
    struct Entry {
        let item: UIDragItem
        /// The source of the item.
        let interaction: UIDragInteraction
        /// nil for an item without a preview.
        var view: DragItemView?
        let lifted: UITargetedDragPreview?
        /// Distance of the preview's center from the finger, in points.
        var grip = CGVector.zero
    }

    package private(set) var phase = Phase.lifting
    let session: DragSession
    package let drop: DropSession
    let interaction: UIDragInteraction
    /// The finger at the lift, in the window.
    let start: CGPoint
    private weak var press: UILongPressGestureRecognizer?
    private weak var window: UIWindow?
    private let overlay = UIView()
    private let badge = DragBadge()
    private(set) var entries: [Entry] = []
    private let liftAnimations = DragAnimations()
    private var isLiftComplete = false
    private var prefersFullSize = false
    /// Destinations under the finger with their answers about the drag.
    private var answers: [(interaction: UIDropInteraction, canHandle: Bool)] = []
    /// The destination, its answer, and all destinations so far.
    private(set) var target: UIDropInteraction?
    private var proposal: UIDropProposal?
    private var visited: [UIDropInteraction] = []
    /// The spring-loaded interactions under the finger.
    private var springs: [UISpringLoadedInteraction] = []
    /// Scale of the previews.
    private var scale: CGFloat = 1

    /// Durations in seconds.
    package static let liftDuration = 0.25
    package static let gatherDuration = 0.25
    package static let dropDuration = 0.3
    package static let cancelDuration = 0.35
    /// Scale of lifted previews.
    static let liftScale: CGFloat = 1.05
    /// Longest edge of previews that are not shown in full size, in points.
    static let sizeLimit: CGFloat = 240
    /// Distance between the previews of a stack, in points.
    static let stackStep: CGFloat = 6

    init(_ session: DragSession, of interaction: UIDragInteraction, press: UILongPressGestureRecognizer, in window: UIWindow) {
        self.session = session
        self.interaction = interaction
        self.press = press
        self.window = window
        start = session.finger
        drop = DropSession(session)
        drop.run = self
        DragState.current.runs.append(self)
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    /// Whether a touch is the drag's own.
    func follows(_ touch: UITouch) -> Bool { press?.attempt.touches.contains { $0 === touch } ?? false }

    /// Whether a view is a source of the drag's items.
    package func began(in view: UIView) -> Bool { interaction.view === view }

    /// The size of an item's preview, in points; zero without one.
    package func previewSize(of item: UIDragItem) -> CGSize { entries.first { $0.item === item }?.view?.bounds.size ?? .zero }

    // MARK: Lift

    func lift(committingFirst: Bool) {
        guard let window else { return }
        overlay.frame = window.bounds
        overlay.isUserInteractionEnabled = false
        window.addSubview(overlay)
        entries = session.items.map { makeEntry($0, of: interaction, committingFirst: committingFirst) }
        for entry in entries.reversed() { if let view = entry.view { overlay.addSubview(view) } }
        overlay.addSubview(badge)
        delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimations, session: session)
        let entries = entries
        UIView.animate(
            withDuration: Self.liftDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { [liftAnimations] in
                for entry in entries {
                    entry.view?.transform = Self.liftTransform(entry)
                    entry.view?.isLifted = true
                }
                liftAnimations.animate()
            },
            completion: { [weak self] _ in self?.completeLift(.end) })
    }

    private static func liftTransform(_ entry: Entry) -> CGAffineTransform {
        (entry.lifted?.target.transform ?? .identity).scaledBy(x: liftScale, y: liftScale)
    }

    private func completeLift(_ position: UIViewAnimatingPosition) {
        guard !isLiftComplete else { return }
        isLiftComplete = true
        liftAnimations.complete(position)
    }

    private func makeEntry(_ item: UIDragItem, of interaction: UIDragInteraction, committingFirst: Bool) -> Entry {
        let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        guard let preview, preview.target.container.window != nil else {
            return Entry(item: item, interaction: interaction, view: nil, lifted: preview)
        }
        let view = DragItemView(preview.view, preview.parameters, committingFirst: committingFirst)
        UIView.performWithoutAnimation {
            view.center = overlay.convert(preview.target.center, from: preview.target.container)
            view.transform = preview.target.transform
        }
        let finger = overlay.convert(session.finger, from: window)
        return Entry(
            item: item, interaction: interaction, view: view, lifted: preview,
            grip: CGVector(dx: view.center.x - finger.x, dy: view.center.y - finger.y))
    }

    // MARK: Movement

    /// Begins to drag the lifted items.
    func begin() {
        guard phase == .lifting else { return }
        phase = .dragging
        completeLift(.end)
        if let delegate {
            session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication =
                delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
            prefersFullSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
            delegate.dragInteraction(interaction, sessionWillBegin: session)
        }
        for index in entries.indices { exchangeView(at: index) }
        gather()
    }

    /// Shows the item's own preview instead of the lifted one.
    private func exchangeView(at index: Int) {
        guard let provider = entries[index].item.previewProvider else { return }
        let old = entries[index].view
        guard let preview = provider() else {
            entries[index].view = nil
            return fade(old)
        }
        let view = DragItemView(preview.view, preview.parameters, committingFirst: false)
        UIView.performWithoutAnimation {
            view.center = old?.center ?? overlay.convert(session.finger, from: window)
            view.isLifted = true
            view.alpha = 0
            if let old { overlay.insertSubview(view, belowSubview: old) } else { overlay.insertSubview(view, belowSubview: badge) }
        }
        entries[index].view = view
        entries[index].grip = .zero
        UIView.animate(withDuration: Self.gatherDuration, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        fade(old)
    }

    private func fade(_ view: UIView?) {
        guard let view else { return }
        UIView.animate(
            withDuration: Self.gatherDuration, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 0 },
            completion: { _ in view.removeFromSuperview() })
    }

    /// Animates the previews to the finger, the first on top.
    private func gather() {
        UIView.animate(withDuration: Self.gatherDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
            arrange()
        }
    }

    /// Sets the previews' positions at the finger.
    private func arrange() {
        let finger = overlay.convert(session.finger, from: window)
        let top = entries.first { $0.view != nil }
        var depth = 0
        for entry in entries {
            guard let view = entry.view, let top else { continue }
            view.isLifted = true
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            let offset = CGFloat(min(depth, 2)) * Self.stackStep
            view.center = CGPoint(x: finger.x + top.grip.dx * scale + offset, y: finger.y + top.grip.dy * scale + offset)
            depth += 1
        }
        UIView.performWithoutAnimation { arrangeBadge() }
    }

    private func arrangeBadge() {
        guard let view = entries.first(where: { $0.view != nil })?.view else { return }
        let isMirrored = overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = view.bounds.size
        let half = size.width * scale / 2
        let x = view.center.x + (isMirrored ? -half : half)
        let margin = badge.bounds.width / 2 + 4
        badge.center = CGPoint(
            x: min(max(x, margin), max(overlay.bounds.width - margin, margin)), y: view.center.y - size.height * scale / 2)
    }

    private func updateScale() {
        let sizes = entries.compactMap { $0.view?.bounds.size }
        let longest = sizes.map { max($0.width, $0.height) }.max() ?? 0
        let isFull = prefersFullSize || proposal?.prefersFullSizePreview == true
        let wanted = isFull || longest <= Self.sizeLimit ? 1 : Self.sizeLimit / longest
        guard wanted != scale else { return }
        scale = wanted
        gather()
    }

    /// Moves the drag to a point of the window.
    func move(to point: CGPoint) {
        session.finger = point
        guard phase == .dragging else { return }
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        UIView.performWithoutAnimation { arrange() }
        refresh()
    }

    // MARK: Destinations

    /// Finds the destination under the finger, and requests its answer.
    package func refresh() {
        guard phase == .dragging, let window else { return }
        if window.subviews.last !== overlay { window.bringSubviewToFront(overlay) }
        let found = destination(in: window)
        if found !== target {
            leaveTarget()
            target = found
            if let found {
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                found.delegate?.dropInteraction(found, sessionDidEnter: drop)
            }
        }
        if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: drop) }
        updateScale()
        badge.show(count: entries.count, operation: target == nil ? nil : operation)
    }

    /// The result of a drop at the present location.
    private var operation: UIDropOperation {
        guard target != nil, let proposal else { return .cancel }
        return proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
    }

    private func destination(in window: UIWindow) -> UIDropInteraction? {
        var chain: [UIDropInteraction] = []
        var springs: [UISpringLoadedInteraction] = []
        var at = window.hitTest(session.finger, with: nil)
        while let view = at {
            let interactions = view.interactions.reversed()
            chain += interactions.compactMap { $0 as? UIDropInteraction }
            // The innermost spring-loaded view has the drag.
            if springs.isEmpty { springs = interactions.compactMap { $0 as? UISpringLoadedInteraction } }
            at = view.superview
        }
        follow(springs)
        answers.removeAll { known in !chain.contains { $0 === known.interaction } }
        return chain.first { canHandle($0) }
    }

    private func follow(_ found: [UISpringLoadedInteraction]) {
        for old in springs where !found.contains(where: { $0 === old }) { old.leave() }
        springs = found
        for spring in found { spring.follow(session) }
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        let isTaken = DragState.current.runs.contains { $0 !== self && $0.target === interaction }
        guard !isTaken || interaction.allowsSimultaneousDropSessions, let delegate = interaction.delegate else { return false }
        if let known = answers.first(where: { $0.interaction === interaction }) { return known.canHandle }
        let answer = delegate.dropInteraction(interaction, canHandle: drop)
        answers.append((interaction, answer))
        return answer
    }

    private func leaveTarget() {
        guard let old = target else { return }
        (target, proposal) = (nil, nil)
        old.delegate?.dropInteraction(old, sessionDidExit: drop)
    }

    /// Forgets a destination.
    func leave(_ interaction: UIDropInteraction) {
        if target === interaction { leaveTarget() }
        answers.removeAll { $0.interaction === interaction }
        visited.removeAll { $0 === interaction }
    }

    // MARK: Further items

    func add(_ items: [UIDragItem], from adding: UIDragInteraction) {
        guard phase == .dragging else { return }
        delegate?.dragInteraction(interaction, session: session, willAdd: items, for: adding)
        session.items += items
        for item in items {
            // The tapped view is no longer highlighted.
            let entry = makeEntry(item, of: adding, committingFirst: true)
            if let view = entry.view { overlay.insertSubview(view, at: 0) }
            entries.append(entry)
            exchangeView(at: entries.count - 1)
        }
        gather()
        answers = []
        refresh()
    }

    // MARK: End

    /// The finger was lifted: drops the items, or cancels the drag.
    func release() {
        guard phase == .dragging else { return cancel() }
        let operation = operation
        guard let target, operation == .copy || operation == .move else { return cancel(as: operation) }
        phase = .ending
        follow([])
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        target.delegate?.dropInteraction(target, performDrop: drop)
        hideBadge()
        animateEnd(
            duration: Self.dropDuration,
            preview: { entry in
                guard let delegate = target.delegate, let view = target.view else { return (nil, false) }
                let here = self.preview(of: entry, in: view)
                let said = delegate.dropInteraction(target, previewForDropping: entry.item, withDefault: here)
                return (said, said === here)
            },
            notify: { target.delegate?.dropInteraction(target, item: $0.item, willAnimateDropWith: $1) },
            completion: { [self] in
                target.delegate?.dropInteraction(target, concludeDrop: drop)
                end(operation)
                drop.onLoaded = { [self] in delegate?.dragInteraction(interaction, sessionDidTransferItems: session) }
            })
    }

    /// Returns the items to their source.
    func cancel() { cancel(as: .cancel) }

    private func cancel(as operation: UIDropOperation) {
        guard phase == .lifting || phase == .dragging else { return }
        let hasBegun = phase == .dragging
        let wasLifted = isLiftComplete
        phase = .ending
        follow([])
        leaveTarget()
        completeLift(.start)
        if hasBegun { delegate?.dragInteraction(interaction, session: session, willEndWith: operation) }
        hideBadge()
        animateEnd(
            duration: hasBegun ? Self.cancelDuration : Self.liftDuration,
            preview: { entry in
                guard let lifted = entry.lifted, let delegate = entry.interaction.delegate else { return (nil, false) }
                guard hasBegun else { return (lifted, false) }
                return (delegate.dragInteraction(entry.interaction, previewForCancelling: entry.item, withDefault: lifted), false)
            },
            notify: { entry, animations in
                guard wasLifted else { return }
                entry.interaction.delegate?.dragInteraction(entry.interaction, item: entry.item, willAnimateCancelWith: animations)
            },
            completion: { [self] in
                if hasBegun { end(operation) } else { finish() }
            })
    }

    private func hideBadge() {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [badge] in badge.alpha = 0 }
    }

    /// A preview of an item where it is dragged.
    private func preview(of entry: Entry, in view: UIView) -> UITargetedDragPreview {
        let center = entry.view.map { view.convert($0.center, from: overlay) } ?? session.location(in: view)
        return UITargetedDragPreview(
            view: entry.view ?? UIView(), parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(
                container: view, center: center, transform: CGAffineTransform(scaleX: scale, y: scale)))
    }

    /// Animates each item to a preview; one without a preview fades out, and one that stays where it is shrinks too.
    private func animateEnd(
        duration: Double, preview: (Entry) -> (preview: UITargetedDragPreview?, stays: Bool),
        notify: (Entry, DragAnimations) -> Void, completion: @escaping () -> Void
    ) {
        var left = entries.count
        let ended = {
            left -= 1
            if left == 0 { completion() }
        }
        let moves = entries.map { entry in
            let (preview, stays) = preview(entry)
            let animations = DragAnimations()
            notify(entry, animations)
            return (entry, preview, stays, animations)
        }
        for (entry, preview, stays, animations) in moves {
            let incoming = incomingView(of: entry, preview)
            UIView.animate(
                withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
                animations: { [self] in
                    settle(entry, preview, stays: stays, incoming: incoming)
                    animations.animate()
                },
                completion: { _ in
                    entry.view?.removeFromSuperview()
                    incoming?.removeFromSuperview()
                    animations.complete(.end)
                    ended()
                })
        }
    }

    /// The view of a preview that shows another view than the dragged one; nil for the same.
    private func incomingView(of entry: Entry, _ preview: UITargetedDragPreview?) -> DragItemView? {
        guard let preview, preview.view !== entry.view, preview.view !== entry.lifted?.view || entry.item.previewProvider != nil,
            let view = entry.view
        else { return nil }
        let incoming = DragItemView(preview.view, preview.parameters, committingFirst: false)
        UIView.performWithoutAnimation {
            incoming.center = view.center
            incoming.transform = view.transform
            incoming.alpha = 0
            overlay.insertSubview(incoming, aboveSubview: view)
        }
        return incoming
    }

    private func settle(_ entry: Entry, _ preview: UITargetedDragPreview?, stays: Bool, incoming: DragItemView?) {
        guard let view = entry.view else { return }
        view.isLifted = false
        guard let preview, preview.target.container.window != nil else {
            view.alpha = 0
            return
        }
        guard !stays else {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: scale / 2, y: scale / 2)
            return
        }
        let center = overlay.convert(preview.target.center, from: preview.target.container)
        (view.center, view.transform) = (center, preview.target.transform)
        guard let incoming else { return }
        (incoming.center, incoming.transform, incoming.alpha) = (center, preview.target.transform, 1)
        view.alpha = 0
    }

    private func end(_ operation: UIDropOperation) {
        for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop) }
        delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        finish()
    }

    private func finish() {
        phase = .over
        overlay.removeFromSuperview()
        entries = []
        DragState.current.runs.removeAll { $0 === self }
    }
}
