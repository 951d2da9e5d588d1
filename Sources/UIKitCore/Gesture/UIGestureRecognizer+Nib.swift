import Resources

extension UIGestureRecognizer: NibReading {
    package final func readNib(_ nib: NibCoder) {
        let element = nib.element
        if let flag = element.flag("enabled") { isEnabled = flag }
        if let flag = element.flag("cancelsTouchesInView") { cancelsTouchesInView = flag }
        if let flag = element.flag("delaysTouchesBegan") { delaysTouchesBegan = flag }
        if let flag = element.flag("delaysTouchesEnded") { delaysTouchesEnded = flag }
        switch self {
        case let tap as UITapGestureRecognizer:
            if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            if let count = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
        case let pan as UIPanGestureRecognizer:
            if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
            if let count = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
        case let swipe as UISwipeGestureRecognizer:
            if let count = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
            let directions: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
                "right": .right, "left": .left, "up": .up, "down": .down,
            ]
            if let direction = element.choice("direction", directions) { swipe.direction = direction }
        case let press as UILongPressGestureRecognizer:
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let distance = element.length("allowableMovement") { press.allowableMovement = distance }
            if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
            if let count = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
        default: break
        }
    }
}
