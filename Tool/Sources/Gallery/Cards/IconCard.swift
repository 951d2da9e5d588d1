import UIKit

extension GalleryCard {
    /// The gallery's icon, as its launch screen shows it.
    static var icon: GalleryCard {
        GalleryCard(
            id: "icon", summary: "the gallery's icon", title: "", subtitle: "", sections: { [] },
            makePicture: {
                let picture = PictureView(KinoraArtwork())
                picture.frame = CGRect(x: 0, y: 0, width: 180, height: 180)
                return picture
            })
    }
}
