import Kinora
import UIKit
import XCTest
import UIKitTestSupport

private let pageSize = CGSize(width: 420, height: 560)

@MainActor
private func write(_ name: String, _ fill: (UIView, Sheet) -> Void) throws {
    guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
    for (style, direction) in [(UIUserInterfaceStyle.light, false), (.dark, false), (.light, true)] {
        let stage = Stage(device: Device(name: "sheet", size: pageSize, scale: 2, safeAreaInsets: .zero))
        stage.userInterfaceStyle = style
        stage.window.backgroundColor = .systemBackground
        let page = UIView(frame: CGRect(origin: .zero, size: pageSize))
        stage.window.addSubview(page)
        let sheet = Sheet(page: page, isMirrored: direction)
        fill(page, sheet)
        stage.advance(by: 0.6)
        let file = "\(name)-\(direction ? "rtl" : "\(style)").png"
        try stage.image().pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
    }
}

@MainActor
private final class Sheet {
    let page: UIView
    let isMirrored: Bool
    private var origin = CGPoint(x: 12, y: 12)
    private var rowHeight: CGFloat = 0

    init(page: UIView, isMirrored: Bool) {
        self.page = page
        self.isMirrored = isMirrored
    }

    func add(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
        view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
        var size = view.intrinsicContentSize
        if size.width < 0 || size.height < 0 { size = view.bounds.size }
        size = CGSize(width: width ?? size.width, height: height ?? size.height)
        if origin.x + size.width > page.bounds.width - 8 { row() }
        view.frame = CGRect(origin: origin, size: size)
        page.addSubview(view)
        origin.x += size.width + 12
        rowHeight = max(rowHeight, size.height)
    }

    func row() {
        origin = CGPoint(x: 12, y: origin.y + rowHeight + 12)
        rowHeight = 0
    }
}

@MainActor
private func star() -> UIImage {
    makeRenderer(18, 18).image { _ in
        let path = UIBezierPath()
        for point in 0..<10 {
            let (angle, radius) = (CGFloat(point) * .pi / 5 - .pi / 2, point.isMultiple(of: 2) ? 9.0 : 4.0)
            let at = CGPoint(x: 9 + radius * cos(angle), y: 9 + radius * sin(angle))
            point == 0 ? path.move(to: at) : path.addLine(to: at)
        }
        path.close()
        UIColor.black.setFill()
        path.fill()
    }
}

/// Writes sheets of the controls for visual inspection to the folder KINORA_PICTURES, if that is set.
@preconcurrency @MainActor
final class ControlSheetTests: XCTestCase {
    func testButtons() throws {
        try write("buttons") { _, sheet in
            for type in [UIButton.ButtonType.system, .detailDisclosure, .contactAdd, .close] {
                let button = UIButton(type: type)
                if type == .system { button.setTitle("Button", for: .normal) }
                sheet.add(button)
            }
            let disabled = UIButton(type: .system)
            disabled.setTitle("Disabled", for: .normal)
            disabled.isEnabled = false
            sheet.add(disabled)
            let pressed = UIButton(type: .system)
            pressed.setTitle("Pressed", for: .normal)
            pressed.setImage(star(), for: .normal)
            pressed.isHighlighted = true
            sheet.add(pressed)
            let selected = UIButton(type: .system)
            selected.setTitle("Selected", for: .normal)
            selected.isSelected = true
            sheet.add(selected)
            let info = UIButton(type: .detailDisclosure)
            info.isSelected = true
            sheet.add(info)
            sheet.row()
            let styles: [(String, UIButton.Configuration)] = [
                ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
            ]
            for change in [{ _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false }]
                as [(UIButton) -> Void]
            {
                for (title, style) in styles {
                    var configuration = style
                    configuration.title = title
                    configuration.image = star()
                    configuration.imagePadding = 4
                    let button = UIButton(configuration: configuration)
                    change(button)
                    sheet.add(button)
                }
                sheet.row()
            }
            for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
                var configuration = UIButton.Configuration.filled()
                configuration.buttonSize = size
                configuration.title = "\(size)"
                configuration.cornerStyle = size == .large ? .capsule : .dynamic
                sheet.add(UIButton(configuration: configuration))
            }
            sheet.row()
            for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
                var configuration = UIButton.Configuration.tinted()
                configuration.title = "Title"
                configuration.subtitle = "Subtitle"
                configuration.image = star()
                configuration.imagePlacement = placement
                configuration.imagePadding = 6
                sheet.add(UIButton(configuration: configuration))
            }
            sheet.row()
            var busy = UIButton.Configuration.gray()
            busy.title = "Loading"
            busy.showsActivityIndicator = true
            busy.imagePadding = 6
            sheet.add(UIButton(configuration: busy))
            var lined = UIButton.Configuration.plain()
            lined.title = "Outlined"
            lined.background.strokeWidth = 1.5
            lined.cornerStyle = .large
            sheet.add(UIButton(configuration: lined))
            var wide = UIButton.Configuration.borderedProminent()
            wide.title = "A wide button whose title is wrapped to two lines or more"
            wide.baseBackgroundColor = .systemPurple
            let button = UIButton(configuration: wide)
            sheet.add(button, width: 150, height: button.sizeThatFits(CGSize(width: 150, height: 1000)).height)
        }
    }

    func testValues() throws {
        try write("values") { _, sheet in
            for (on, enabled) in [(true, true), (false, true), (true, false), (false, false)] {
                let one = UISwitch()
                (one.isOn, one.isEnabled) = (on, enabled)
                sheet.add(one)
            }
            let tinted = UISwitch()
            tinted.isOn = true
            tinted.onTintColor = .systemPurple
            sheet.add(tinted)
            let pressed = UISwitch()
            pressed.isOn = true
            pressed.isHighlighted = true
            sheet.add(pressed)
            sheet.row()
            for value in [0, 0.3, 1] as [Float] {
                let slider = UISlider()
                slider.value = value
                sheet.add(slider, width: 180, height: 34)
            }
            let disabled = UISlider()
            disabled.value = 0.5
            disabled.isEnabled = false
            sheet.add(disabled, width: 180, height: 34)
            let pictured = UISlider()
            pictured.value = 0.6
            (pictured.minimumValueImage, pictured.maximumValueImage) = (star(), star())
            (pictured.minimumTrackTintColor, pictured.thumbTintColor) = (.systemOrange, .systemOrange)
            sheet.add(pictured, width: 380, height: 34)
            sheet.row()
            for selected in [-1, 0, 1, 2] {
                let segments = UISegmentedControl(items: ["First", "Second", "Third"])
                segments.selectedSegmentIndex = selected
                sheet.add(segments, width: 190)
            }
            let four = UISegmentedControl(items: ["Day", "Week", "Month", star()])
            four.selectedSegmentIndex = 3
            four.selectedSegmentTintColor = .systemYellow
            sheet.add(four, width: 390)
            let off = UISegmentedControl(items: ["One", "Two"])
            off.selectedSegmentIndex = 0
            off.isEnabled = false
            sheet.add(off, width: 190)
            sheet.row()
            let stepper = UIStepper()
            sheet.add(stepper)
            let full = UIStepper()
            full.value = 50
            sheet.add(full)
            let pages = UIPageControl()
            pages.numberOfPages = 5
            pages.currentPage = 1
            sheet.add(pages)
        }
    }
}
