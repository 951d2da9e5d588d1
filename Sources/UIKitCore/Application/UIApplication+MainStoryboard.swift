import Display
import Resources

extension UIApplication {
    /// Makes the window of the app's main storyboard, and gives it to the delegate; nil if the app names none.
    ///
    /// The name is that of `UIMainStoryboardFile` in the app's `Info.plist`; without such a file it is "Main", as in Xcode's templates, if
    /// there is such a storyboard. The application retains the window too: a delegate may have no property for it.
    final func makeMainWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
        guard SceneManifest.isEmpty, let controller = Self.mainStoryboard?.instantiateInitialViewController() else { return nil }
        let window = UIWindow(frame: Screen.current?.bounds ?? .zero)
        window.rootViewController = controller
        delegate.window = window
        mainWindow = window
        return window
    }

    private static var mainStoryboard: UIStoryboard? {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let keys = (isPad ? ["UIMainStoryboardFile~ipad"] : ["UIMainStoryboardFile~iphone"]) + ["UIMainStoryboardFile"]
        if let name = keys.lazy.compactMap({ AppInformation.value($0) as? String }).first { return UIStoryboard(name: name, bundle: nil) }
        return AppInformation.isThere ? nil : UIStoryboard.ifThere("Main")
    }

    /// Makes the window of a scene's storyboard, and gives it to the scene's delegate; nil if the scene's configuration names none. The
    /// window of the app's main storyboard is that of the scene's delegate too.
    final func makeWindow(for scene: UIWindowScene, _ configuration: UISceneConfiguration) -> UIWindow? {
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        if let mainWindow, delegate.window == nil { delegate.window = mainWindow }
        guard let controller = configuration.storyboard?.instantiateInitialViewController() else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        delegate.window = window
        return window
    }
}
