import Foundation
import Resources
import UIKitCore

extension UISwitch {
    final func readSwitchNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        if let flag = nib.element.flag("on") { isOn = flag }
        if let color = nib.session.color("onTintColor", of: nib.element) { onTintColor = color }
        if let color = nib.session.color("thumbTintColor", of: nib.element) { thumbTintColor = color }
    }
}

extension UISlider {
    final func readSliderNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        minimumValue = Float(element.number("minValue") ?? 0)
        maximumValue = Float(element.number("maxValue") ?? 1)
        if let flag = element.flag("continuous") { isContinuous = flag }
        if let color = session.color("minimumTrackTintColor", of: element) { minimumTrackTintColor = color }
        if let color = session.color("maximumTrackTintColor", of: element) { maximumTrackTintColor = color }
        if let color = session.color("thumbTintColor", of: element) { thumbTintColor = color }
        value = Float(element.number("value") ?? 0)
    }
}

extension UIStepper {
    final func readStepperNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let element = nib.element
        if let number = element.number("minimumValue") { minimumValue = number }
        if let number = element.number("maximumValue") { maximumValue = number }
        if let number = element.number("stepValue") { stepValue = number }
        if let number = element.number("value") { value = number }
        if let flag = element.flag("autorepeat") { autorepeat = flag }
        if let flag = element.flag("continuous") { isContinuous = flag }
        if let flag = element.flag("wraps") { wraps = flag }
    }
}

extension UISegmentedControl {
    final func readSegmentedControlNib(_ coder: NSCoder) {
        readSegmentsArchive(coder)
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        for (index, segment) in element.list("segments").enumerated() {
            if let image = session.image("image", of: segment) {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
            }
            if let flag = segment.flag("enabled") { setEnabled(flag, forSegmentAt: index) }
            if let width = segment.length("width"), width > 0 { setWidth(width, forSegmentAt: index) }
        }
        if let color = session.color("selectedSegmentTintColor", of: element) { selectedSegmentTintColor = color }
        if let flag = element.flag("momentary") { isMomentary = flag }
        selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }
}
