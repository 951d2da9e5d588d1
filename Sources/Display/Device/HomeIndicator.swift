import QuartzCore

/// The home indicator: the bar along the bottom edge of screens without a home button.
package enum HomeIndicator {
    /// The bar in a screen as the interface is oriented, in points.
    ///
    /// Its metrics are estimates from device screenshots: 5 points high, 8 above the edge, 35 % of a portrait phone's width.
    package static func frame(in size: CGSize) -> CGRect {
        let length = size.width > 700 ? min(size.width * 0.28, 320) : size.width > size.height ? size.width * 0.26 : size.width * 0.35
        return CGRect(x: (size.width - length) / 2, y: size.height - 13, width: length, height: 5)
    }
}
