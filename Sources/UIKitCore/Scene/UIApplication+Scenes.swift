import Display

extension UIApplication {
    final var presentScenes: Set<UIScene> {
        guard let scene = windowScene, scene.storedState != .unattached || isConnectingScene else { return [] }
        return [scene]
    }

    /// The app's scene, created on access; nil without a screen. A stage without an app has an active one.
    package final var windowScene: UIWindowScene? {
        if let storedScene { return storedScene }
        guard Screen.current != nil else { return nil }
        let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(none: ()))
        adopt(scene)
        if !isRunning { scene.storedState = .foregroundActive }
        return scene
    }

    private func adopt(_ scene: UIWindowScene) {
        let old = storedScene
        storedScene = scene
        scene.session.storedScene = scene
        for window in windows where window.windowScene == nil || window.windowScene === old { window.windowScene = scene }
    }

    /// Connects the scene with the app delegate's configuration, and calls its delegate.
    final func connectScene(asking delegate: any UIApplicationDelegate) {
        guard var scene = windowScene else { return }
        let session = scene.session
        let options = UIScene.ConnectionOptions(none: ())
        let given = session.storedConfiguration
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        session.storedConfiguration = configuration
        if let type = configuration.sceneClass, type != UIWindowScene.self {
            guard let type = type as? UIWindowScene.Type else {
                trap(
                    object: "UISceneConfiguration.sceneClass", value: "\(type) is no UIWindowScene",
                    remedy: "Give a subclass of UIWindowScene, or nil")
            }
            scene = type.init(session: session, connectionOptions: options)
            adopt(scene)
        }
        if let type = sceneDelegateClass(of: configuration, asked: configuration !== given, by: delegate) {
            scene.delegate = makeSceneDelegate(of: type)
        }
        isConnectingScene = true
        let window = makeWindow(for: scene, configuration)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let window, (scene.delegate as? any UIWindowSceneDelegate)?.window === window { window.makeKeyAndVisible() }
        NotificationCenter.default.send(UIScene.WillConnectMessage(), of: scene)
        isConnectingScene = false
        scene.storedState = .background
    }

    /// The scene delegate's class: the configuration's, or the template's if the app's delegate supports scenes without naming one.
    private func sceneDelegateClass(of configuration: UISceneConfiguration, asked: Bool, by delegate: any UIApplicationDelegate)
        -> AnyClass?
    {
        if let type = configuration.delegateClass { return type }
        guard asked else { return nil }
        let module = String(reflecting: Swift.type(of: delegate)).prefix { $0 != "." }
        if let type = NSClassFromString("\(module).SceneDelegate") { return type }
        reportOnce(
            "scene delegate",
            "UISceneConfiguration '\(configuration.name ?? "")' names no delegate class, Info.plist has none, and there is no class "
                + "\(module).SceneDelegate: the scene has no delegate. Set delegateClass in application(_:configurationForConnecting:options:)"
        )
        return nil
    }

    private func makeSceneDelegate(of type: AnyClass) -> any UISceneDelegate {
        guard let type = type as? (UIResponder & UISceneDelegate).Type else {
            trap(
                object: "UISceneConfiguration.delegateClass", value: "\(type) is no UIResponder that conforms to UISceneDelegate",
                remedy: "Derive it from UIResponder and let it conform to UIWindowSceneDelegate")
        }
        return unsafeDowncast(type.instance(), to: type)
    }
}
