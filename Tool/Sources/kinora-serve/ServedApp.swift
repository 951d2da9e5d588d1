import Browser
import Foundation
import Gallery
import UIKit

/// `kinora-serve SCENE`: the app of a gallery's scene, as a program that the module `Browser` serves. `kinora serve` starts it.
@main
final class ServedApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ServedSceneDelegate.self
        return configuration
    }
}

/// Makes the window of the scene that the command line names.
final class ServedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        GalleryScene.named(CommandLine.arguments.dropFirst().first ?? GalleryScene.gallery.id).start(window)
        window.makeKeyAndVisible()
    }
}

extension GalleryScene {
    /// The scene of an id; the program ends if there is none.
    fileprivate static func named(_ id: String) -> GalleryScene {
        let scenes = all + variations + [gallery, layout]
        guard let scene = scenes.first(where: { $0.id == id }) else {
            FileHandle.standardError.write(Data("kinora-serve: unknown scene '\(id)'; kinora list shows them\n".utf8))
            exit(2)
        }
        return scene
    }
}
