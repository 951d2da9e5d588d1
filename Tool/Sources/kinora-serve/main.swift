import Browser
import Foundation
import Gallery
import Scenes

// `kinora-serve SCENE`: a gallery's scene as a program that the module `Browser` serves. `kinora serve` starts it.
let id = CommandLine.arguments.dropFirst().first ?? GalleryScene.gallery.id
let scenes = GalleryScene.all + GalleryScene.variations + [GalleryScene.gallery, GalleryScene.layout]
guard let scene = scenes.first(where: { $0.id == id }) else {
    FileHandle.standardError.write(Data("kinora-serve: unknown scene '\(id)'; kinora list shows them\n".utf8))
    exit(2)
}
SceneApp.run(scene)
