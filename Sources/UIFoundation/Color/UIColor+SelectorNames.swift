extension UIColor {
    /// The color of a selector of Apple's class, such as "systemBlueColor", as Interface Builder names it; nil for an unknown one.
    package static func color(ofSelector name: String) -> UIColor? { bySelector[name] }

    /// With names of earlier systems.
    private static let bySelector: [String: UIColor] = [
        "systemBlueColor": systemBlue, "systemGreenColor": systemGreen, "systemIndigoColor": systemIndigo,
        "systemOrangeColor": systemOrange, "systemPinkColor": systemPink, "systemPurpleColor": systemPurple, "systemRedColor": systemRed,
        "systemTealColor": systemTeal, "systemYellowColor": systemYellow, "systemBrownColor": systemBrown, "systemMintColor": systemMint,
        "systemCyanColor": systemCyan, "systemGrayColor": systemGray, "systemGray2Color": systemGray2, "systemGray3Color": systemGray3,
        "systemGray4Color": systemGray4, "systemGray5Color": systemGray5, "systemGray6Color": systemGray6, "labelColor": label,
        "secondaryLabelColor": secondaryLabel, "tertiaryLabelColor": tertiaryLabel, "quaternaryLabelColor": quaternaryLabel,
        "placeholderTextColor": placeholderText, "linkColor": link, "lightTextColor": lightText, "darkTextColor": darkText,
        "separatorColor": separator, "opaqueSeparatorColor": opaqueSeparator, "systemBackgroundColor": systemBackground,
        "secondarySystemBackgroundColor": secondarySystemBackground, "tertiarySystemBackgroundColor": tertiarySystemBackground,
        "systemGroupedBackgroundColor": systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground, "systemFillColor": systemFill,
        "secondarySystemFillColor": secondarySystemFill, "tertiarySystemFillColor": tertiarySystemFill,
        "quaternarySystemFillColor": quaternarySystemFill, "tintColorColor": tintColor, "blackColor": black, "darkGrayColor": darkGray,
        "lightGrayColor": lightGray, "whiteColor": white, "grayColor": gray, "redColor": red, "greenColor": green, "blueColor": blue,
        "cyanColor": cyan, "yellowColor": yellow, "magentaColor": magenta, "orangeColor": orange, "purpleColor": purple,
        "brownColor": brown, "clearColor": clear,
        "groupTableViewBackgroundColor": groupTableViewBackground,
        "viewFlipsideBackgroundColor": UIColor(white: 0.1, alpha: 1), "scrollViewTexturedBackgroundColor": UIColor(white: 0.43, alpha: 1),
        "tableCellGroupedBackgroundColor": secondarySystemGroupedBackground,
    ].merging(["tintColor": tintColor]) { first, _ in first }
}
