extension UIApplication {
    /// Called by the host when the system is short of memory: notifies the delegate, observers and all view controllers of the windows.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.send(UIApplication.DidReceiveMemoryWarningMessage(), of: self)
        var pending = windows.reversed().compactMap(\.rootViewController)
        var notified: Set<ObjectIdentifier> = []
        while let controller = pending.popLast() {
            guard notified.insert(ObjectIdentifier(controller)).inserted else { continue }
            controller.didReceiveMemoryWarning()
            if let presented = controller.presentedViewController { pending.append(presented) }
            pending += controller.children.reversed()
        }
    }
}
