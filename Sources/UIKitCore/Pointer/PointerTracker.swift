import CoreGraphics

/// A view over whose text the pointer is a beam.
@MainActor
package protocol BeamPointing: UIView {
    /// The length of the beam at a point of the view, in points; nil for the system's pointer.
    func beamLength(at point: CGPoint) -> CGFloat?
}

/// The region that the pointer is in, with its style and effect.
@MainActor
final class PointerTracker: PointerObserving {
    private var present: Present?
    private var location: CGPoint?
    private var pointer: PointerView?
    /// The length of the beam over text, where no interaction has a region; nil for none.
    private var beamLength: CGFloat?
    /// Whether the view under the pointer is dark.
    private var isOnDark = false

    /// Whether the pointer itself is drawn; a browser draws its own.
    var drawsPointer = false

    private struct Present {
        weak var interaction: UIPointerInteraction?
        let region: UIPointerRegion
        let style: UIPointerStyle?
        let effect: PointerEffectRun?
    }

    /// That of the application, which follows the pointer from now on.
    static var current: PointerTracker {
        let delivery = UIApplication.process.pointerDelivery
        if let tracker = delivery.observer as? PointerTracker { return tracker }
        let made = PointerTracker()
        delivery.observer = made
        return made
    }

    private var isOnTablet: Bool { SystemAppearance.traits.userInterfaceIdiom == .pad }

    func pointerDidMove(to location: CGPoint?, over view: UIView?) {
        self.location = location
        if let view { isOnDark = view.traitCollection.userInterfaceStyle == .dark }
        guard isOnTablet else { return }
        let found = location.flatMap { find(at: $0, from: view) }
        beamLength = found == nil ? location.flatMap { beam(at: $0, from: view) } : nil
        if let present, present.interaction === found?.interaction, present.region == found?.region {
            return showPointer()
        }
        leave()
        if let found { enter(found.interaction, found.region) }
        showPointer()
    }

    private func find(at location: CGPoint, from view: UIView?) -> (interaction: UIPointerInteraction, region: UIPointerRegion)? {
        var at = view
        while let each = at {
            for case let interaction as UIPointerInteraction in each.interactions.reversed() {
                if let region = interaction.region(at: each.layer.convert(location, from: nil)) { return (interaction, region) }
            }
            at = each.superview
        }
        return nil
    }

    private func beam(at location: CGPoint, from view: UIView?) -> CGFloat? {
        let text = sequence(first: view) { $0?.superview }.lazy.compactMap { $0 as? any BeamPointing }.first
        return text.flatMap { $0.beamLength(at: $0.layer.convert(location, from: nil)) }
    }

    private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        let style = interaction.style(in: region)
        let animations = PointerAnimations()
        interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animations)
        var effect: PointerEffectRun?
        if case .effect(let wanted, let shape)? = style?.look { effect = PointerEffectRun(wanted.chosen, shape) }
        effect?.begin(with: animations)
        present = Present(interaction: interaction, region: region, style: style, effect: effect)
        animations.run()
    }

    private func leave() {
        guard let old = present else { return }
        present = nil
        let animations = PointerAnimations()
        if let interaction = old.interaction {
            interaction.delegate?.pointerInteraction(interaction, willExit: old.region, animator: animations)
        }
        old.effect?.end(with: animations)
        animations.run()
    }

    // MARK: Changes

    func interactionDidChange(_ interaction: UIPointerInteraction, isLeaving: Bool = false) {
        if present?.interaction === interaction {
            leave()
            showPointer()
        } else if !isLeaving {
            refresh(interaction)
        }
    }

    func invalidate(_ interaction: UIPointerInteraction) {
        if present?.interaction === interaction { leave() }
        refresh(interaction)
    }

    /// Requests the region again, if the pointer is over the interaction's view.
    private func refresh(_ interaction: UIPointerInteraction) {
        guard let location, let window = interaction.view?.window,
            let hit = window.hitTest(window.layer.convert(location, from: nil), with: nil),
            interaction.view.map({ hit.isInside($0) }) == true
        else { return }
        pointerDidMove(to: location, over: hit)
    }

    // MARK: The pointer

    private func showPointer() {
        guard drawsPointer, let location, isOnTablet else {
            pointer?.layer.removeFromSuperlayer()
            pointer = nil
            return
        }
        let shown = pointer ?? PointerView()
        pointer = shown
        shown.show(wholeOutline(at: location), isOnDark: isOnDark)
    }

    /// The outline of the pointer and of what is beside it, in screen coordinates; nil for neither.
    private func wholeOutline(at location: CGPoint) -> UIBezierPath? {
        let pointer = outline(at: location)
        guard let accessories = present?.style?.accessories, !accessories.isEmpty,
            let bounds = pointer?.cgPath.boundingBoxOfPath ?? present?.effect?.frame
        else { return pointer }
        let whole = UIBezierPath()
        if let pointer { whole.append(pointer) }
        for accessory in accessories { whole.append(accessory.outline(around: bounds)) }
        return whole
    }

    /// The outline of the pointer in screen coordinates; nil while it is hidden.
    private func outline(at location: CGPoint) -> UIBezierPath? {
        guard let present, let view = present.interaction?.view else {
            return (beamLength.map { UIPointerShape.verticalBeam(length: $0).outline } ?? Self.system).moved(to: location)
        }
        switch present.style?.look {
        case .system?, nil: return Self.system.moved(to: location)
        case .hidden?: return nil
        case .shape(let shape, let axes)?:
            var point = location
            let rect = view.layer.convert(present.region.rect, to: nil)
            if axes.contains(.horizontal) { point.x = rect.midX }
            if axes.contains(.vertical) { point.y = rect.midY }
            return shape.outline.moved(to: point)
        case .effect(let effect, let shape)?:
            guard case .hover = effect.chosen else { return nil }
            return (shape?.outline ?? Self.system).moved(to: location)
        }
    }

    /// A circle of 20 points; an estimate.
    private static let system = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20))
}

extension UIBezierPath {
    fileprivate func moved(to point: CGPoint) -> UIBezierPath {
        let path = UIBezierPath(cgPath: cgPath)
        path.apply(CGAffineTransform(translationX: point.x, y: point.y))
        return path
    }
}

extension UIApplication {
    /// Draws the pointer itself on tablets from now on; a browser draws its own.
    package func drawPointer() { PointerTracker.current.drawsPointer = true }
}
