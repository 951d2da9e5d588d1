import Foundation
import Resources
import UIKitCore

extension UIDatePicker {
    final func readDatePickerNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let element = nib.element
        switch element["datePickerMode"] {
        case "time": datePickerMode = .time
        case "date": datePickerMode = .date
        case "countDownTimer": datePickerMode = .countDownTimer
        case "yearAndMonth": datePickerMode = .yearAndMonth
        default: break
        }
        switch element["style"] {
        case "wheels": preferredDatePickerStyle = .wheels
        case "compact": preferredDatePickerStyle = .compact
        case "inline": preferredDatePickerStyle = .inline
        default: break
        }
        if let name = element.value("locale")?["localeIdentifier"] { locale = Locale(identifier: name) }
        if let name = element.value("timeZone")?["name"] { timeZone = TimeZone(identifier: name) }
        if let interval = element.integer("minuteInterval") { minuteInterval = interval }
        if let duration = element.number("countDownDuration") { countDownDuration = duration }
        // Interface Builder's "current date" leaves the date out of use.
        if element.flag("useCurrentDate") != true, let date = element.date("date") { self.date = date }
        minimumDate = element.date("minimumDate")
        maximumDate = element.date("maximumDate")
    }
}

extension NibElement {
    /// A date, which Interface Builder writes as seconds since the reference date; nil without one.
    fileprivate func date(_ key: String) -> Date? {
        value(key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}
