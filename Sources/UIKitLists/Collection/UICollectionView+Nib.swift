import Foundation
import Resources
import UIKitCore

extension UICollectionView {
    static func layout(ofNib coder: NSCoder) -> UICollectionViewLayout {
        guard let nib = coder as? NibCoder, let element = nib.element.value("collectionViewLayout"),
            let layout = nib.session.make(element) as? UICollectionViewLayout
        else { return UICollectionViewFlowLayout() }
        return layout
    }

    final func readCollectionNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if let flag = element.flag("allowsSelection") { allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") { allowsMultipleSelection = flag }
        if let flag = element.flag("prefetchingEnabled") { isPrefetchingEnabled = flag }
        if let view = element.value("backgroundView"), let made = session.make(view) as? UIView { backgroundView = made }
        for prototype in element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype, of: session), forCellWithReuseIdentifier: identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let prototype = element.value(key), let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype, of: session), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }
}

extension UICollectionViewCell: SegueStarting {
    final func readCollectionCellNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        if let content = nib.element.value("contentView") { nib.session.readContent(content, of: contentView) }
    }
}
