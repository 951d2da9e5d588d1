import CoreGraphics

extension UIFocusSystem {
    /// Moves the focus for a key; returns false if there is no item to focus.
    func move(_ heading: UIFocusHeading) -> Bool {
        guard let map = map(), map.entries.contains(where: { !$0.entry.isGuide }) else { return false }
        if let present = focused, !isDeferred, isEligible(present) {
            return move(heading, from: present, in: map)
        }
        if awaited?.list?.window != nil, focused == nil { return move(heading, from: nil, in: map) }
        if let edited = editedItem, !heading.isDisjoint(with: [.next, .previous]) {
            update(to: edited)
            return self.map().map { move(heading, from: edited, in: $0) } ?? true
        }
        return focusFirst(heading, in: map)
    }

    /// The item in which text is edited.
    private var editedItem: (any UIFocusItem)? {
        guard let responder = window?.firstResponder as? UIView, responder is any KeyInputReceiving, isEligible(responder) else {
            return nil
        }
        return responder
    }

    /// Focuses the item to which a deferred focus belongs.
    private func focusFirst(_ heading: UIFocusHeading, in map: FocusMap) -> Bool {
        if let element = deferredElement, let list = element.list, list.window != nil, focus(element.path, of: list, heading) {
            isDeferred = false
            return true
        }
        if let item = deferredItem, isEligible(item) {
            update(to: item, heading)
            return true
        }
        if let window, let item = preferredItem(in: rootView ?? window) {
            update(to: item, heading)
            return true
        }
        return map.root.tabOrder(isMirrored: isMirrored).contains { focusPrimary(of: $0, heading) }
    }

    /// - Parameter item: The focused item; nil while an element of a list is awaited that has scrolled the focused one off the screen.
    private func move(_ heading: UIFocusHeading, from item: (any UIFocusItem)?, in map: FocusMap) -> Bool {
        let moves = heading.isDisjoint(with: [.next, .previous]) ? moveWithinGroup : moveToGroup
        if moves(heading, item, map) { return true }
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: UIFocusUpdateContext(from: item, to: nil, heading)])
        return false
    }

    // MARK: Groups

    private func moveToGroup(_ heading: UIFocusHeading, _ item: (any UIFocusItem)?, _ map: FocusMap) -> Bool {
        var order = map.root.tabOrder(isMirrored: isMirrored)
        if heading == .previous { order.reverse() }
        let present = presentGroup(item, map)
        let index = order.firstIndex { $0 === present } ?? -1
        let following = order[(index + 1)...] + order[..<max(index, 0)]
        return following.contains { focusPrimary(of: $0, heading) }
    }

    private func focusPrimary(of group: FocusGroup, _ heading: UIFocusHeading) -> Bool {
        if let list = group.scrollView as? any FocusList, let path = list.preferredFocusPath, focus(path, of: list, heading) { return true }
        guard let item = group.primaryEntry(isMirrored: isMirrored)?.item else { return false }
        update(to: item, heading)
        return true
    }

    // MARK: Within a group

    private enum Destination {
        case entry(FocusEntry)
        case element(IndexPath, any FocusList)
    }

    private func presentGroup(_ item: (any UIFocusItem)?, _ map: FocusMap) -> FocusGroup? {
        item.flatMap { map.group(of: $0) } ?? awaited?.list.flatMap { list in map.entries.first { $0.group.scrollView === list }?.group }
    }

    private func moveWithinGroup(_ heading: UIFocusHeading, _ item: (any UIFocusItem)?, _ map: FocusMap) -> Bool {
        guard let window, let group = presentGroup(item, map) else { return false }
        var start = group.entries.first { $0.item === item }?.frame ?? .zero
        if let awaited, let list = awaited.list, let frame = list.focusFrame(at: awaited.path) {
            start = list.convert(frame, to: window)
        }
        var destinations = group.entries.filter { $0.isGuide || $0.item !== item }.map { (Destination.entry($0), $0.frame) }
        if let list = group.scrollView as? any FocusList {
            destinations += list.focusTargets(from: list.convert(start, from: window), toward: heading).map {
                (.element($0.path, list), list.convert($0.frame, to: window))
            }
        }
        guard let index = FocusGeometry.next(from: start, toward: heading, among: destinations.map(\.1)) else { return false }
        switch destinations[index].0 {
        case .element(let path, let list): return focus(path, of: list, heading)
        case .entry(let entry):
            switch entry.target {
            case .item(let next): update(to: next, heading)
            case .guide(let guide):
                let next = (guide.preferredFocusEnvironments ?? []).lazy.compactMap { self.preferredItem(in: $0) }.first
                guard let next, next !== item else { return false }
                update(to: next, heading)
            }
            return true
        }
    }
}

extension UIApplication {
    /// Whether the Tab key moves the focus: there is something that can become focused.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views in the key window.
    package var takesTabs: Bool { UIFocusSystem.current?.map()?.entries.contains { !$0.entry.isGuide } ?? false }
}
