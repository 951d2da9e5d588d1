/// The client that controls the app: the first one that may, until it leaves or hands over, and those that follow it.
struct ControlQueue {
    /// Clients that may control, in the order in which they get the control.
    private var waiting: [UInt32] = []
    private(set) var controller: UInt32?

    mutating func add(_ client: UInt32, mayControl: Bool) {
        guard mayControl else { return }
        waiting.append(client)
        if controller == nil { controller = client }
    }

    /// - Returns: Whether another client controls now, or none.
    mutating func remove(_ client: UInt32) -> Bool {
        waiting.removeAll { $0 == client }
        guard controller == client else { return false }
        controller = waiting.first
        return true
    }

    /// Gives the control to the client that has waited longest; the one that gives it waits behind all others. No effect for one that does
    /// not control, or if no other may.
    ///
    /// - Returns: Whether another client controls now.
    mutating func handOver(from client: UInt32) -> Bool {
        guard controller == client, let index = waiting.firstIndex(of: client), waiting.count > 1 else { return false }
        waiting.append(waiting.remove(at: index))
        controller = waiting.first
        return true
    }
}
