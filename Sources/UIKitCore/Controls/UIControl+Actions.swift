extension UIControl {
    final func attach(_ target: Any?, _ selector: Selector, _ events: Event) {
        handlers.removeAll(where: \.isDead)
        let object = target.map { ClassObject.object(for: $0) }
        if let index = handlers.firstIndex(where: { $0.selector(for: object) == selector }) {
            handlers[index].events.formUnion(events)
        } else {
            let receiver = object.map { ControlHandler.Receiver.target(.init(object: $0), selector) } ?? .chain(selector)
            handlers.append(ControlHandler(receiver: receiver, events: events))
        }
    }

    /// A nil target matches all targets, a nil selector all methods.
    final func detach(_ target: Any?, _ selector: Selector?, _ events: Event) {
        let object = target.map { ClassObject.object(for: $0) }
        detach(events) { handler in
            switch handler.receiver {
            case .target(let one, let method): (object == nil || one.object === object) && (selector == nil || method == selector)
            case .chain(let method): object == nil && (selector == nil || method == selector)
            case .action: false
            }
        }
    }

    final func attach(_ action: UIAction, _ events: Event) {
        if let index = handlers.firstIndex(where: { $0.action?.identifier == action.identifier }) {
            handlers[index].receiver = .action(action)
            handlers[index].events.formUnion(events)
        } else {
            handlers.append(ControlHandler(receiver: .action(action), events: events))
        }
    }

    final func detach(_ identifier: UIAction.Identifier, _ events: Event) {
        detach(events) { $0.action?.identifier == identifier }
    }

    private func detach(_ events: Event, _ isMeant: (ControlHandler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty || $0.isDead }
    }

    /// Sends the actions attached to each event of a set, in the order of adding. Handlers added meanwhile are sent next time; removed
    /// ones are not sent.
    package final func send(_ events: Event, with event: UIEvent?) {
        for single in events.single {
            for handler in handlers where handler.events.contains(single) && stillHas(handler, single) {
                switch handler.receiver {
                case .target(let target, let selector):
                    if let object = target.object { sendAction(selector, to: object, for: event) }
                case .chain(let selector): sendAction(selector, to: nil, for: event)
                case .action(let action): sendAction(action)
                }
            }
        }
    }

    private func stillHas(_ handler: ControlHandler, _ event: Event) -> Bool {
        handlers.contains { other in
            guard other.events.contains(event) else { return false }
            return switch (other.receiver, handler.receiver) {
            case (.target(let one, let method), .target(let two, let selector)): one.object === two.object && method == selector
            case (.chain(let method), .chain(let selector)): method == selector
            case (.action(let one), .action(let two)): one === two
            default: false
            }
        }
    }

    final var presentTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for handler in handlers {
            switch handler.receiver {
            case .target(let target, _): if let object = target.object { targets.insert(Self.hashable(object)) }
            case .chain: targets.insert(NSNull())
            case .action: break
            }
        }
        return targets
    }

    private static func hashable(_ object: AnyObject) -> AnyHashable {
        (object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object))
    }

    final func selectors(for target: Any?, _ event: Event) -> [String]? {
        let object = target.map { ClassObject.object(for: $0) }
        let names = handlers.filter { !$0.events.isDisjoint(with: event) }.compactMap { $0.selector(for: object) }
        return names.isEmpty ? nil : names.map { NSStringFromSelector($0) }
    }

    final func forEachHandler(_ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for handler in handlers where !handler.isDead {
            switch handler.receiver {
            case .target(let target, let selector): body(nil, (target.object, selector), handler.events, &stops)
            case .chain(let selector): body(nil, (nil, selector), handler.events, &stops)
            case .action(let action): body(action, nil, handler.events, &stops)
            }
            if stops { return }
        }
    }
}

/// A target or action attached to a control for some events.
struct ControlHandler {
    enum Receiver {
        /// Not retained.
        case target(WeakTarget, Selector)
        /// The first responder up the chain that implements the method.
        case chain(Selector)
        case action(UIAction)
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    var receiver: Receiver
    var events: UIControl.Event

    /// Whether the target has been deallocated.
    var isDead: Bool {
        if case .target(let target, _) = receiver { target.object == nil } else { false }
    }

    /// The selector, if it is sent to the given target (nil: up the responder chain).
    func selector(for target: AnyObject?) -> Selector? {
        switch receiver {
        case .target(let one, let selector): target != nil && one.object === target ? selector : nil
        case .chain(let selector): target == nil ? selector : nil
        case .action: nil
        }
    }

    var action: UIAction? {
        if case .action(let action) = receiver { action } else { nil }
    }
}
