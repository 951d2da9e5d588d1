import Foundation
import Resources
import UIKitCore

extension UIProgressView {
    final func readProgressNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if element["progressViewStyle"] == "bar" { progressViewStyle = .bar }
        if let color = session.color("progressTintColor", of: element) { progressTintColor = color }
        if let color = session.color("trackTintColor", of: element) { trackTintColor = color }
        if let number = element.number("progress") { progress = Float(number) }
    }
}

extension UIPageControl {
    final func readPageControlNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        numberOfPages = element.integer("numberOfPages") ?? 0
        if let page = element.integer("currentPage") { currentPage = page }
        if let flag = element.flag("hidesForSinglePage") { hidesForSinglePage = flag }
        if let color = session.color("pageIndicatorTintColor", of: element) { pageIndicatorTintColor = color }
        if let color = session.color("currentPageIndicatorTintColor", of: element) { currentPageIndicatorTintColor = color }
    }
}
