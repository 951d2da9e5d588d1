import UIKit

/// The drawn city: shape layers, which stay sharp at every scale, in colors of the present appearance.
final class CityMapView: UIView {
    /// A layer of the map, from the bottom: its outline, and its colors in web notation.
    private struct Sheet {
        let layer = CAShapeLayer()
        let fill: UIColor?
        let stroke: UIColor?
    }

    private var sheets: [Sheet] = []

    init() {
        super.init(frame: CGRect(origin: .zero, size: CityMap.size))
        backgroundColor = UIColor(light: 0xF3EEE4, dark: 0x1A1D2C)
        isUserInteractionEnabled = false
        clipsToBounds = true
        build(CityMap())
        paint()
        addNames()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: CityMapView, _) in view.paint() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func build(_ city: CityMap) {
        let (casing, street) = (UIColor(light: 0xDDD4C4, dark: 0x11131D), UIColor(light: 0xFFFFFF, dark: 0x343950))
        add(city.streets, stroke: casing, width: 10)
        add(city.streets, stroke: street, width: 7.5)
        let shadow = UIColor(rgb: 0x1B1630, alpha: 0.16)
        add(city.houses, fill: shadow, offset: CGSize(width: 1.5, height: 2.5))
        add(city.houses, fill: UIColor(light: 0xE8DFCF, dark: 0x2A2E43))
        add(city.tallHouses, fill: shadow, offset: CGSize(width: 3.5, height: 6))
        add(city.tallHouses, fill: UIColor(light: 0xF1E9DC, dark: 0x373C56), stroke: UIColor(light: 0xD6CAB5, dark: 0x454B69), width: 1)
        // The bank, the water, and the deep water in the middle.
        add(city.river, fill: UIColor(light: 0xA9D8EC, dark: 0x1D4A69), stroke: UIColor(light: 0xD5C9AC, dark: 0x2B3144), width: 9)
        add(city.river, fill: UIColor(light: 0xA9D8EC, dark: 0x1D4A69), stroke: UIColor(light: 0x86C0DC, dark: 0x163A54), width: 3)
        add(city.channel, fill: UIColor(light: 0x96CDE6, dark: 0x184160))
        add(city.parks, fill: UIColor(light: 0xCDE6B8, dark: 0x22402F), stroke: UIColor(light: 0xAFD199, dark: 0x2E5540), width: 2)
        add(city.paths, stroke: UIColor(light: 0xF4EEDC, dark: 0x3A5546), width: 4)
        add(city.ponds, fill: UIColor(light: 0xA9D8EC, dark: 0x1D4A69), stroke: UIColor(light: 0x86C0DC, dark: 0x163A54), width: 2)
        let (crowns, shades, lights) = (UIBezierPath(), UIBezierPath(), UIBezierPath())
        for tree in city.trees {
            shades.append(UIBezierPath(ovalIn: tree.offsetBy(dx: 2, dy: 3.5)))
            crowns.append(UIBezierPath(ovalIn: tree))
            lights.append(
                UIBezierPath(
                    ovalIn: CGRect(
                        x: tree.minX + tree.width * 0.12, y: tree.minY + tree.height * 0.1, width: tree.width * 0.6,
                        height: tree.height * 0.6)))
        }
        add(shades, fill: UIColor(rgb: 0x12301C, alpha: 0.2))
        add(crowns, fill: UIColor(light: 0x8EBF78, dark: 0x2F6146))
        add(lights, fill: UIColor(light: 0xA8D592, dark: 0x3C7858))
        // Avenues cross the water on bridges, which throw a shadow.
        add(city.avenues, stroke: UIColor(rgb: 0x1B1630, alpha: 0.12), width: 18, offset: CGSize(width: 2, height: 4))
        add(city.avenues, stroke: UIColor(light: 0xDFB567, dark: 0x2C2618), width: 16)
        add(city.avenues, stroke: UIColor(light: 0xFFE6AC, dark: 0x7A6742), width: 13)
    }

    private func add(_ path: UIBezierPath, fill: UIColor? = nil, stroke: UIColor? = nil, width: CGFloat = 0, offset: CGSize = .zero) {
        let sheet = Sheet(fill: fill, stroke: stroke)
        sheet.layer.frame = bounds.offsetBy(dx: offset.width, dy: offset.height)
        sheet.layer.path = path.cgPath
        sheet.layer.lineWidth = width
        sheet.layer.lineJoin = .round
        layer.addSublayer(sheet.layer)
        sheets.append(sheet)
    }

    private func paint() {
        for sheet in sheets {
            sheet.layer.fillColor = sheet.fill?.resolvedColor(with: traitCollection).cgColor
            sheet.layer.strokeColor = sheet.stroke?.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// The names of parks, districts and the river, which are as large as the map and no elements of accessibility.
    private func addNames() {
        let (green, blue, gray) = (
            UIColor(light: 0x2D5A2B, dark: 0xB5DDB0), UIColor(light: 0x1B5676, dark: 0xA9D6F0), UIColor(light: 0x5E5748, dark: 0xB4B8CF)
        )
        for (name, column, row, size, color) in [
            ("Meadow Park", 5.5, 3.5, 17.0, green), ("Palm Garden", 9, 14.4, 15, green), ("Linnet Water", 6.3, 9.15, 17, blue),
            ("OLD TOWN", 2.3, 6.4, 15, gray), ("NORTH BANK", 9.5, 5.6, 15, gray), ("HARBOR", 6.1, 13.4, 15, gray),
        ] as [(String, CGFloat, CGFloat, CGFloat, UIColor)] {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: name,
                attributes: [
                    .font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: color,
                    .kern: color == gray ? 2.5 : 0.2,
                ])
            label.isAccessibilityElement = false
            label.sizeToFit()
            label.center = CityMap.point(column, row)
            addSubview(label)
        }
    }
}
