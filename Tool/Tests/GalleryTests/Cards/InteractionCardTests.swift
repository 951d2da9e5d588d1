import Kinora
import XCTest

@testable import Gallery

/// The pictures of what keyboard and pointer do, in light, in dark, mirrored and in a large text size, against the reviewed image
/// `Documentation/Images/interactions-card.png`.
///
/// Each picture is of a stage of its own: a screen has one focus and one pointer. After a wanted change, look at the file that the failure
/// names, then keep it.
@preconcurrency @MainActor
final class InteractionCardTests: XCTestCase {
    func testFocusPointerAndFindLookAsTheyDidWhenTheyWereLookedAt() throws {
        let moments: [Moment] = [
            .focusedControls, .focusedRow, .pointer(.highlight), .pointer(.lift), .pointer(.hover), .beam, .find, .replace,
        ]
        let rows = moments.map { moment in Look.all.map { moment.image(in: $0) } }
        let size = CGSize(
            width: CGFloat(rows[0].count) * 360, height: rows.reduce(0) { $0 + CGFloat($1[0].height) / 2 + 8 })
        let renderer = UIGraphicsImageRenderer(size: size, format: .init(for: UITraitCollection(displayScale: 2)))
        let sheet = renderer.image { _ in
            UIColor.gray.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            var top: CGFloat = 0
            for row in rows {
                for (column, image) in row.enumerated() {
                    UIImage(cgImage: image, scale: 2, orientation: .up).draw(at: CGPoint(x: CGFloat(column) * 360, y: top))
                }
                top += CGFloat(row[0].height) / 2 + 8
            }
        }
        try compareCard(XCTUnwrap(sheet.cgImage), "interactions-card")
    }
}

/// The settings of a column.
private struct Look {
    let style: UIUserInterfaceStyle
    let direction: UITraitEnvironmentLayoutDirection
    let size: UIContentSizeCategory

    static let all = [
        Look(style: .light, direction: .leftToRight, size: .large), Look(style: .dark, direction: .leftToRight, size: .large),
        Look(style: .light, direction: .rightToLeft, size: .large),
        Look(style: .light, direction: .leftToRight, size: .accessibilityLarge),
    ]
}

/// A view that keyboards can focus.
private final class FocusedButton: UIButton {
    override var canBecomeFocused: Bool { true }
}

private final class Pointing: NSObject, UIPointerInteractionDelegate {
    var style: UIPointerStyle?

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { style }
}

/// A row of the sheet.
@MainActor
private enum Moment {
    enum Effect { case highlight, lift, hover }

    case focusedControls, focusedRow, pointer(Effect), beam, find, replace

    func image(in look: Look) -> CGImage {
        let stage = Stage(device: isOnPhone ? .iPhoneSE1 : .iPad10)
        stage.userInterfaceStyle = look.style
        stage.layoutDirection = look.direction
        stage.preferredContentSizeCategory = look.size
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
        // A delegate is held weakly.
        let kept = show(on: stage, in: controller.view)
        stage.advance(by: 1)
        let image = stage.image()
        withExtendedLifetime(kept) {}
        let width = isOnPhone ? 320 : 352
        // The content is on the leading edge.
        let isAtEnd = !isOnPhone && !isOfText && look.direction == .rightToLeft
        let left = isAtEnd ? image.width - width * 2 : 0
        return image.cropping(to: CGRect(x: left, y: 0, width: width * 2, height: height * 2)) ?? image
    }

    private var isOnPhone: Bool {
        switch self {
        case .find, .replace: true
        default: false
        }
    }

    /// Whether it shows English text alone, which begins on the left.
    private var isOfText: Bool {
        if case .beam = self { return true }
        return false
    }

    private var height: Int {
        switch self {
        case .focusedControls, .pointer: 100
        case .focusedRow: 230
        case .beam: 120
        case .find, .replace: 568
        }
    }

    private func show(on stage: Stage, in view: UIView) -> AnyObject? {
        func addRow(_ views: [UIView]) {
            let row = UIStackView(arrangedSubviews: views)
            row.spacing = 24
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            ])
            stage.advance(by: 0.05)
        }
        switch self {
        case .focusedControls:
            let buttons = ["Send", "Later"].map { title in
                let button = FocusedButton(configuration: .bordered())
                button.configuration?.title = title
                return button
            }
            addRow(buttons)
            stage.pressKey(.tab)
        case .focusedRow:
            let table = RowsController(style: .insetGrouped)
            table.tableView.allowsFocus = true
            stage.window.rootViewController = table
            stage.advance(by: 0.05)
            stage.pressKey(.tab)
            stage.pressKey(.down)
            return table
        case .pointer(let effect):
            let button = UIButton(configuration: effect == .lift ? .filled() : .gray())
            button.configuration?.title = "\(effect)"
            addRow([button])
            let (guide, preview) = (Pointing(), UITargetedPreview(view: button))
            guide.style =
                switch effect {
                case .highlight: UIPointerStyle(effect: .highlight(preview))
                case .lift: UIPointerStyle(effect: .lift(preview))
                case .hover: UIPointerStyle(effect: .hover(preview))
                }
            button.addInteraction(UIPointerInteraction(delegate: guide))
            stage.hover(at: button)
            return guide
        case .beam:
            let text = UITextView(frame: CGRect(x: view.bounds.minX, y: 24, width: view.bounds.width, height: 90))
            text.font = .preferredFont(forTextStyle: .body)
            text.text = "Text under a beam"
            view.addSubview(text)
            stage.advance(by: 0.05)
            stage.hover(at: CGPoint(x: 60, y: 44))
        case .find, .replace:
            let text = UITextView(frame: view.bounds)
            text.font = .preferredFont(forTextStyle: .body)
            text.text = "One fish, two fish, red fish, blue fish."
            text.isFindInteractionEnabled = true
            view.addSubview(text)
            stage.advance(by: 0.05)
            text.findInteraction?.searchText = "fish"
            if case .replace = self {
                text.findInteraction?.presentFindNavigator(showingReplace: true)
            } else {
                text.findInteraction?.presentFindNavigator(showingReplace: false)
            }
            stage.advance(by: 1)
            text.findInteraction?.findNext()
        }
        return nil
    }
}

private final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = ["Inbox", "Drafts", "Sent"][indexPath.row]
        content.image = UIImage(systemName: "tray")
        cell.contentConfiguration = content
        return cell
    }
}
