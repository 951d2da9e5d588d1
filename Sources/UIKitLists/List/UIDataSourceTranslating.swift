import Foundation

/// Translates index paths between a data source and the rows or items that a list displays.
///
/// They differ while a list has placeholders. Index paths that an app gives to a list and receives from it are those of the data source.
/// Source: Apple, [UIDataSourceTranslating](https://developer.apple.com/documentation/uikit/uidatasourcetranslating).
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the displayed section of one of the data source. Placeholders are rows and items, so that it is the same.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the data source's section of a displayed one, which is the same.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns the displayed index path of a row or item of the data source; nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the data source's index path of a displayed row or item; nil for a placeholder and for nil.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Performs actions whose index paths, those that the list returns included, are displayed ones.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
