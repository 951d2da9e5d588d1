import Browser
import CKinoraProgram
import Foundation
import Gallery
import Scenes

// `kinora-serve SCENE`: a gallery's scene as a program that the module `Browser` serves; without one, the gallery as it starts: with the
// tour, or with the list once the user has finished or left that. `kinora serve` starts it.
kinora_program_begin()
guard let id = CommandLine.arguments.dropFirst().first else { SceneApp.run(GalleryScene.start) }
let scenes = GalleryScene.all + GalleryScene.variations + [GalleryScene.gallery, GalleryScene.layout]
guard let scene = scenes.first(where: { $0.id == id }) else {
    _ = kinora_say("serve: unknown scene '\(id)'; kinora list shows them")
    exit(2)
}
SceneApp.run(scene)
