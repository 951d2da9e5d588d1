import Display
import UIKit

extension ServerMessage.State {
    /// The state of the app and its surroundings, without the client's own.
    @MainActor
    static func ofApp(clients: Int) -> ServerMessage.State {
        let (screen, traits) = (UIScreen.main, UIScreen.main.traitCollection)
        var state = ServerMessage.State()
        state.clients = clients
        state.width = screen.bounds.width
        state.height = screen.bounds.height
        state.scale = screen.scale
        let orientation = UIApplication.shared.windowScene?.interfaceOrientation ?? .portrait
        state.landscape = orientation.isLandscape
        if let current = Screen.current {
            let insets = current.uprightSafeAreaInsets
            let known = DeviceMetrics.all.first { $0.size == current.uprightSize && $0.insets == insets }
            state.device = known?.name ?? ""
            state.cornerRadius = Double(known?.cornerRadius ?? 0)
            state.housing = known?.sensorHousing.map { ServerMessage.Box($0.turned(to: orientation, in: current.uprightSize)) }
            if insets.bottom > 0 { state.homeIndicator = ServerMessage.Box(HomeIndicator.frame(in: screen.bounds.size)) }
        }
        state.dark = traits.userInterfaceStyle == .dark
        state.textSize = TextSize.name(of: traits.preferredContentSizeCategory)
        state.rightToLeft = traits.layoutDirection == .rightToLeft
        state.reduceMotion = UIAccessibility.isReduceMotionEnabled
        state.keyboard = UIApplication.showsKeyboard
        return state
    }
}

extension CGRect {
    /// A rectangle of the upright screen, as the interface is oriented: the device's top is at the left in `landscapeRight`.
    func turned(to orientation: UIInterfaceOrientation, in upright: CGSize) -> CGRect {
        switch orientation {
        case .landscapeRight: CGRect(x: minY, y: upright.width - maxX, width: height, height: width)
        case .landscapeLeft: CGRect(x: upright.height - maxY, y: minX, width: height, height: width)
        case .portraitUpsideDown: CGRect(x: upright.width - maxX, y: upright.height - maxY, width: width, height: height)
        default: self
        }
    }
}

extension ServerMessage.TextInput {
    /// The text input that is the key window's first responder.
    @MainActor
    static func ofApp() -> ServerMessage.TextInput {
        var message = ServerMessage.TextInput()
        guard let responder = UIApplication.shared.keyWindow?.firstResponder, let input = responder as? any UIKeyInput else {
            return message
        }
        message.active = true
        message.secure = input.isSecureTextEntry
        message.kind = kind(input.keyboardType)
        message.returnKey = returnKey(input.returnKeyType)
        guard let view = responder as? UIView else { return message }
        var caret = view.bounds
        if let text = responder as? any UITextInput, let selection = text.selectedTextRange { caret = text.caretRect(for: selection.end) }
        let onScreen = UIAccessibility.convertToScreenCoordinates(caret, in: view)
        guard onScreen.minX.isFinite, onScreen.minY.isFinite, onScreen.height.isFinite else { return message }
        (message.x, message.y, message.height) = (onScreen.minX.rounded(), onScreen.minY.rounded(), onScreen.height.rounded())
        return message
    }

    private static func kind(_ type: UIKeyboardType) -> String {
        switch type {
        case .emailAddress: "email"
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "number"
        case .decimalPad: "decimal"
        case .phonePad, .namePhonePad: "tel"
        case .webSearch: "search"
        default: "text"
        }
    }

    private static func returnKey(_ type: UIReturnKeyType) -> String {
        switch type {
        case .go, .join, .route, .emergencyCall: "go"
        case .google, .search, .yahoo: "search"
        case .next, .continue: "next"
        case .send: "send"
        case .done: "done"
        default: "enter"
        }
    }
}

/// Text sizes of the user, by the names of Apple's constants.
@MainActor
enum TextSize {
    static let names = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
        "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
    ]

    static func name(of category: UIContentSizeCategory) -> String {
        UIContentSizeCategory.ordered.firstIndex(of: category).map { names[$0] } ?? "large"
    }

    static func category(named name: String) -> UIContentSizeCategory? {
        names.firstIndex(of: name).map { UIContentSizeCategory.ordered[$0] }
    }
}
