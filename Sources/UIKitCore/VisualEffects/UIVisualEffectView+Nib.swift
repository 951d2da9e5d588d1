import Foundation
import Resources

extension UIVisualEffectView {
    final func readVisualEffectNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if let blur = element.child("blurEffect") { effect = UIBlurEffect(style: Self.style(blur["style"])) }
        if let vibrancy = element.child("vibrancyEffect") {
            effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: Self.style(vibrancy.child("blurEffect")?["style"])))
        }
        guard let content = element.value("contentView") else { return }
        session.register(contentView, content)
        for child in content.list("subviews") { if let view = session.make(child) as? UIView { contentView.addSubview(view) } }
        session.add(
            constraints: content.list("constraints"), of: contentView,
            excluding: content.excluded(from: "constraints", under: session.traits))
    }

    private static func style(_ name: String?) -> UIBlurEffect.Style {
        (0...30).lazy.compactMap { UIBlurEffect.Style(rawValue: $0) }.first { "\($0)" == name } ?? .regular
    }
}
