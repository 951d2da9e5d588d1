import UIKit

extension TourViewController {
    /// The header above the stage, or beside it on wide screens, and the panel at the lower edge.
    func arrange() {
        let (bounds, insets) = (view.bounds, view.safeAreaInsets)
        let area = bounds.inset(by: insets)
        let isWide = bounds.width > bounds.height
        var column = area.insetBy(dx: 16, dy: 0)
        if isWide { column.size.width = min(max(area.width * 0.4, 300), 420) } else { column = column.narrowed(to: 700) }
        let top = arrangeButtons(in: column)
        let hidesHeader = isPanelUp
        let header = arrangeHeader(in: column, from: top, isWide: isWide)
        for label in [heading, sentence] { label.alpha = hidesHeader ? 0 : 1 }
        let (panelTop, barTop) = arrangePanel(in: column, from: top, isWide: isWide)
        var rect: CGRect
        if isWide {
            rect = CGRect(x: column.maxX + 16, y: area.minY + 8, width: area.maxX - 16 - column.maxX - 16, height: area.height - 16)
        } else if isPanelUp {
            rect = CGRect(x: column.minX, y: top + 8, width: column.width, height: panelTop - 8 - top - 8)
        } else {
            rect = CGRect(x: column.minX, y: header + 12, width: column.width, height: barTop - 12 - header - 12)
        }
        rect.size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
        view.layOut(stage, rect)
        layersView.frame = stage.frame
        stage.layer.borderWidth = 1
        stage.layer.borderColor = UIColor.hairline.resolvedColor(with: traitCollection).cgColor
    }

    /// Returns the lower edge of the buttons.
    private func arrangeButtons(in column: CGRect) -> CGFloat {
        if view.hasLargeText {
            leaveButton.setTitle(nil, for: .normal)
            leaveButton.setImage(UIImage(systemName: "square.grid.2x2"), for: .normal)
        } else {
            leaveButton.setImage(nil, for: .normal)
            leaveButton.setTitle("All scenes", for: .normal)
        }
        let width = max(leaveButton.intrinsicContentSize.width.rounded(.up), 44)
        let dotsSize = dots.size(forNumberOfPages: steps.count)
        view.layOut(backButton, CGRect(x: column.minX - 8, y: column.minY, width: 44, height: 44))
        view.layOut(leaveButton, CGRect(x: column.maxX - width, y: column.minY, width: width, height: 44))
        let dotsWidth = min(dotsSize.width, max(column.width - 2 * width - 16, 44))
        view.layOut(dots, CGRect(x: column.midX - dotsWidth / 2, y: column.minY, width: dotsWidth, height: 44))
        return column.minY + 44
    }

    /// Returns the lower edge of the sentence.
    private func arrangeHeader(in column: CGRect, from top: CGFloat, isWide: Bool) -> CGFloat {
        heading.fitWords(toWidth: column.width, size: 34, weight: .bold)
        let heights = (heading.height(atWidth: column.width), sentence.height(atWidth: column.width))
        // On a low screen with large text the sentence alone matters.
        let hidesHeading = !isWide && heights.0 + heights.1 > column.height * 0.38
        heading.isHidden = hidesHeading
        var y = top + 4
        view.layOut(heading, CGRect(x: column.minX, y: y, width: column.width, height: heights.0))
        if !hidesHeading { y += heights.0 + 2 }
        view.layOut(sentence, CGRect(x: column.minX, y: y, width: column.width, height: heights.1))
        return y + heights.1
    }

    /// Returns the upper edges of the panel pulled up and down.
    private func arrangePanel(in column: CGRect, from top: CGFloat, isWide: Bool) -> (up: CGFloat, down: CGFloat) {
        let gap: CGFloat = 8
        let bottom = view.bounds.height - gap
        let longest = bottom - top - gap
        let height = isWide ? longest : max(min(max(view.bounds.height * 0.5, 320), longest - 160), 160)
        let width = isWide ? column.width : min(column.width + 16, 560)
        view.layOut(panelHost, CGRect(x: column.midX - width / 2, y: bottom - height, width: width, height: height))
        panel.view.frame = panelHost.bounds
        let barHeight = bar.height(atWidth: width)
        if panel.barHeight != barHeight { panel.barHeight = barHeight }
        return (bottom - height, bottom - max(view.safeAreaInsets.bottom - gap, 0) - barHeight)
    }
}

extension CGRect {
    /// The middle of the rectangle at a width at most.
    fileprivate func narrowed(to most: CGFloat) -> CGRect {
        width > most ? insetBy(dx: (width - most) / 2, dy: 0) : self
    }
}
