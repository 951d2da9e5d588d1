import UIKit

extension GalleryCard {
    /// Buttons, switches, sliders, segments, steppers and indicators, in their states.
    static var controls: GalleryCard {
        GalleryCard(
            id: "controls", summary: "controls in their states, light, dark and mirrored", title: "", subtitle: "", sections: { [] },
            makePicture: {
                LookColumns(size: CGSize(width: 420, height: 960)) { column in
                    addButtons(to: column)
                    column.endRow()
                    addValues(to: column)
                    column.endRow()
                    addIndicators(to: column)
                }
            })
    }
}

@MainActor
private func addButtons(to column: LookColumn) {
    for type in [UIButton.ButtonType.system, .detailDisclosure, .contactAdd, .close] {
        let button = UIButton(type: type)
        if type == .system { button.setTitle("Button", for: .normal) }
        column.add(button)
    }
    let changes: [(String, (UIButton) -> Void)] = [
        ("Disabled", { $0.isEnabled = false }), ("Pressed", { $0.isHighlighted = true }), ("Selected", { $0.isSelected = true }),
    ]
    for (title, change) in changes {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        change(button)
        column.add(button)
    }
    column.endRow()
    let styles: [(String, UIButton.Configuration)] = [
        ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for change in [{ _ in }] + changes.map(\.1) {
        for (title, style) in styles {
            var configuration = style
            configuration.title = title
            configuration.image = .star
            configuration.imagePadding = 4
            let button = UIButton(configuration: configuration)
            change(button)
            column.add(button)
        }
        column.endRow()
    }
    for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        configuration.title = "\(size)"
        configuration.cornerStyle = size == .large ? .capsule : .dynamic
        column.add(UIButton(configuration: configuration))
    }
    column.endRow()
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        configuration.image = .star
        configuration.imagePlacement = placement
        configuration.imagePadding = 6
        column.add(UIButton(configuration: configuration))
    }
    column.endRow()
    var outlined = UIButton.Configuration.plain()
    outlined.title = "Outlined"
    outlined.background.strokeWidth = 1.5
    outlined.cornerStyle = .large
    column.add(UIButton(configuration: outlined))
    var wide = UIButton.Configuration.borderedProminent()
    wide.title = "A wide button whose title is wrapped to two lines or more"
    wide.baseBackgroundColor = .systemPurple
    let button = UIButton(configuration: wide)
    column.add(button, width: 180, height: button.sizeThatFits(CGSize(width: 180, height: 1000)).height)
}

@MainActor
private func addValues(to column: LookColumn) {
    for (isOn, isEnabled) in [(true, true), (false, true), (true, false), (false, false)] {
        let control = UISwitch()
        (control.isOn, control.isEnabled) = (isOn, isEnabled)
        column.add(control)
    }
    let tinted = UISwitch()
    (tinted.isOn, tinted.onTintColor) = (true, .systemPurple)
    column.add(tinted)
    column.endRow()
    for (value, isEnabled) in [(0, true), (0.3, true), (1, true), (0.5, false)] as [(Float, Bool)] {
        let slider = UISlider()
        (slider.value, slider.isEnabled) = (value, isEnabled)
        column.add(slider, width: 180, height: 34)
    }
    let withImages = UISlider()
    withImages.value = 0.6
    (withImages.minimumValueImage, withImages.maximumValueImage) = (.star, .star)
    (withImages.minimumTrackTintColor, withImages.thumbTintColor) = (.systemOrange, .systemOrange)
    column.add(withImages, width: 380, height: 34)
    column.endRow()
    for selected in [-1, 2] {
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = selected
        column.add(segments, width: 190)
    }
    let tintedSegments = UISegmentedControl(items: ["Day", "Week", "Month", UIImage.star])
    tintedSegments.selectedSegmentIndex = 3
    tintedSegments.selectedSegmentTintColor = .systemYellow
    column.add(tintedSegments, width: 390)
    let disabled = UISegmentedControl(items: ["One", "Two"])
    (disabled.selectedSegmentIndex, disabled.isEnabled) = (0, false)
    column.add(disabled, width: 190)
    column.endRow()
    for value in [0, 50.0] {
        let stepper = UIStepper()
        stepper.value = value
        column.add(stepper)
    }
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 1)
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    column.add(pages)
}

@MainActor
private func addIndicators(to column: LookColumn) {
    for (style, value) in [(UIProgressView.Style.default, 0.3), (.bar, 0.6)] as [(UIProgressView.Style, Float)] {
        let bar = UIProgressView(progressViewStyle: style)
        bar.progress = value
        column.add(bar, width: 140, height: 4)
    }
    for (style, color) in [(UIActivityIndicatorView.Style.medium, nil), (.large, UIColor.systemRed)] {
        let wheel = UIActivityIndicatorView(style: style)
        if let color { wheel.color = color }
        wheel.hidesWhenStopped = false
        column.add(wheel)
    }
}
