import UIKit

extension GalleryCard {
    /// Content-unavailable views; the last one in the third accessibility size.
    static var empty: GalleryCard {
        GalleryCard(
            id: "empty", summary: "views without content, light, dark and mirrored", title: "", subtitle: "", sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 344, height: 1360)) { column in
                    for (look, height) in looks {
                        column.add(UIContentUnavailableView(configuration: look), width: 320, height: height)
                    }
                    let large = UIContentUnavailableView(configuration: search)
                    large.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
                    column.add(large, width: 320, height: 330)
                }
            })
    }

    private static var looks: [(UIContentUnavailableConfiguration, CGFloat)] {
        var notes = UIContentUnavailableConfiguration.empty()
        notes.image = UIImage(systemName: "tray")
        notes.text = "No Notes"
        notes.secondaryText = "Notes that you write, or that others share with you, are here."
        notes.button = .filled()
        notes.button.title = "New Note"
        notes.secondaryButton.title = "Delete All"
        notes.secondaryButtonProperties.role = .destructive
        var natural = notes
        natural.alignment = .natural
        natural.button = .plain()
        natural.button.title = "New Note"
        natural.secondaryButtonProperties.isEnabled = false
        natural.background.backgroundColor = .secondarySystemBackground
        natural.background.cornerRadius = 16
        return [(notes, 300), (.loading(), 120), (search, 190), (natural, 300)]
    }

    private static var search: UIContentUnavailableConfiguration {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "Kiwi"
        return UIContentUnavailableConfiguration.search().updated(for: state)
    }
}
