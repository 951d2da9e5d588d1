import UIKit

/// The bar of a player: the cover, the song, a button.
final class MiniPlayerView: UIView {
    private(set) var cover = PictureView(Album.all[0].cover, cornerRadius: 8)
    private let song = UILabel("", size: 16, weight: .semibold)
    private let artist = UILabel("", size: 13, color: .softInk)
    let button = UIButton(type: .system)
    private let shade = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "mini-player"
        button.setImage(UIImage(systemName: "pause.fill"), for: .normal)
        button.tintColor = .ink
        button.accessibilityLabel = "Pause"
        shade.isUserInteractionEnabled = false
        followsSettings()
        for view in [shade, cover, song, artist, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ album: Album) {
        cover.removeFromSuperview()
        cover = PictureView(album.cover, cornerRadius: 8)
        addSubview(cover)
        (song.text, artist.text) = (album.songs[0], album.artist)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let (height, width) = (bounds.height, bounds.width)
        layOut(cover, CGRect(x: 8, y: 8, width: height - 16, height: height - 16))
        let textWidth = max(width - height - 4 - 56, 0)
        let (first, second) = (song.height(atWidth: textWidth), artist.height(atWidth: textWidth))
        // Large texts show the song alone.
        artist.isHidden = first + second > height - 8
        let top = (height - first - (artist.isHidden ? 0 : second)) / 2
        layOut(song, CGRect(x: height + 4, y: top, width: textWidth, height: first))
        layOut(artist, CGRect(x: height + 4, y: top + first, width: textWidth, height: second))
        layOut(button, CGRect(x: width - 52, y: (height - 44) / 2, width: 44, height: 44))
    }
}
