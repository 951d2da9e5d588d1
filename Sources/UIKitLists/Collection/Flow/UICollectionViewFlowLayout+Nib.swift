import Foundation
import Resources
import UIKitCore

extension UICollectionViewLayout: NibObject, NibReading {
    package final func readNib(_ nib: NibCoder) {
        guard let flow = self as? UICollectionViewFlowLayout else { return }
        let element = nib.element
        if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
        if let spacing = element.length("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
        if let spacing = element.length("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
        if let size = element.size("itemSize") { flow.itemSize = size }
        switch element["estimationMode"] ?? element["automaticEstimatedItemSize"] {
        case "YES", "automatic": flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        default: if let size = element.size("estimatedItemSize") { flow.estimatedItemSize = size }
        }
        if let size = element.size("headerReferenceSize") { flow.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { flow.footerReferenceSize = size }
        if let insets = element.value("sectionInset") { flow.sectionInset = insets.insets }
    }
}
