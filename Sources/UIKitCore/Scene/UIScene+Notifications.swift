extension UIScene {
    /// Posted after a scene was connected. The object is the scene, as for the others.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")

    /// Posted after a scene was disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    /// Posted when a scene becomes active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

    /// Posted before a scene becomes inactive.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    /// Posted before a scene becomes visible.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")

    /// Posted when a scene has entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
