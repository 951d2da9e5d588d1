extension UIScene {
    /// Posted after a scene was connected to the app; the object is the scene, as in the others.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")

    /// Posted after a scene was taken from the app.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    /// Posted when a scene gets events from now on.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

    /// Posted before a scene stops getting events.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    /// Posted before a scene can be seen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")

    /// Posted when a scene is not seen any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
