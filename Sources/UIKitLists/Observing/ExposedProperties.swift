// Made from the module's sources by LibraryFactsTests.
import CoreGraphics
import Foundation
import ObjectiveCRuntime
import QuartzCore
import UIKitCore

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("reuseIdentifier", UICollectionReusableView.self, { $0.reuseIdentifier })
        table.add("allowsMultipleSelection", UICollectionView.self, { $0.allowsMultipleSelection }, isDynamic: false) {
            $0.allowsMultipleSelection = $1
        }
        table.add("allowsSelection", UICollectionView.self, { $0.allowsSelection }, isDynamic: false) { $0.allowsSelection = $1 }
        table.add("backgroundView", UICollectionView.self, { $0.backgroundView }, isDynamic: false) { $0.backgroundView = $1 }
        table.add("collectionViewLayout", UICollectionView.self, { $0.collectionViewLayout }, isDynamic: false) {
            $0.collectionViewLayout = $1
        }
        table.add("dataSource", UICollectionView.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
        table.add("delegate", UICollectionView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("indexPathsForSelectedItems", UICollectionView.self, { $0.indexPathsForSelectedItems })
        table.add("indexPathsForVisibleItems", UICollectionView.self, { $0.indexPathsForVisibleItems })
        table.add(
            "prefetchingEnabled", getter: "isPrefetchingEnabled", UICollectionView.self, { $0.isPrefetchingEnabled }, isDynamic: false
        ) {
            $0.isPrefetchingEnabled = $1
        }
        table.add("numberOfSections", UICollectionView.self, { $0.numberOfSections })
        table.add("prefetchDataSource", UICollectionView.self, { $0.prefetchDataSource }, isDynamic: false) { $0.prefetchDataSource = $1 }
        table.add("visibleCells", UICollectionView.self, { $0.visibleCells })
        table.add(
            "automaticallyUpdatesContentConfiguration", UICollectionViewCell.self, { $0.automaticallyUpdatesContentConfiguration },
            isDynamic: false
        ) {
            $0.automaticallyUpdatesContentConfiguration = $1
        }
        table.add("backgroundConfiguration", UICollectionViewCell.self, { $0.backgroundConfiguration }, isDynamic: false) {
            $0.backgroundConfiguration = $1
        }
        table.add("backgroundView", UICollectionViewCell.self, { $0.backgroundView }, isDynamic: false) { $0.backgroundView = $1 }
        table.add("configurationState", UICollectionViewCell.self, { $0.configurationState })
        table.add("configurationUpdateHandler", UICollectionViewCell.self, { $0.configurationUpdateHandler }, isDynamic: false) {
            $0.configurationUpdateHandler = $1
        }
        table.add("contentConfiguration", UICollectionViewCell.self, { $0.contentConfiguration }, isDynamic: false) {
            $0.contentConfiguration = $1
        }
        table.add("contentView", UICollectionViewCell.self, { $0.contentView })
        table.add("highlighted", getter: "isHighlighted", UICollectionViewCell.self, { $0.isHighlighted }, isDynamic: false) {
            $0.isHighlighted = $1
        }
        table.add("selected", getter: "isSelected", UICollectionViewCell.self, { $0.isSelected }, isDynamic: false) { $0.isSelected = $1 }
        table.add("selectedBackgroundView", UICollectionViewCell.self, { $0.selectedBackgroundView }, isDynamic: false) {
            $0.selectedBackgroundView = $1
        }
        table.add(
            "clearsSelectionOnViewWillAppear", UICollectionViewController.self, { $0.clearsSelectionOnViewWillAppear }, isDynamic: false
        ) {
            $0.clearsSelectionOnViewWillAppear = $1
        }
        table.add("collectionView", UICollectionViewController.self, { $0.collectionView as UICollectionView? }, isDynamic: false) {
            $0.collectionView = $1
        }
        table.add("collectionViewLayout", UICollectionViewController.self, { $0.collectionViewLayout })
        table.add(
            "installsStandardGestureForInteractiveMovement", UICollectionViewController.self,
            { $0.installsStandardGestureForInteractiveMovement }, isDynamic: false
        ) {
            $0.installsStandardGestureForInteractiveMovement = $1
        }
        table.add("estimatedItemSize", UICollectionViewFlowLayout.self, { $0.estimatedItemSize }, isDynamic: false) {
            $0.estimatedItemSize = $1
        }
        table.add("footerReferenceSize", UICollectionViewFlowLayout.self, { $0.footerReferenceSize }, isDynamic: false) {
            $0.footerReferenceSize = $1
        }
        table.add("headerReferenceSize", UICollectionViewFlowLayout.self, { $0.headerReferenceSize }, isDynamic: false) {
            $0.headerReferenceSize = $1
        }
        table.add("itemSize", UICollectionViewFlowLayout.self, { $0.itemSize }, isDynamic: false) { $0.itemSize = $1 }
        table.add("minimumInteritemSpacing", UICollectionViewFlowLayout.self, { $0.minimumInteritemSpacing }, isDynamic: false) {
            $0.minimumInteritemSpacing = $1
        }
        table.add("minimumLineSpacing", UICollectionViewFlowLayout.self, { $0.minimumLineSpacing }, isDynamic: false) {
            $0.minimumLineSpacing = $1
        }
        table.add("scrollDirection", UICollectionViewFlowLayout.self, { $0.scrollDirection }, isDynamic: false) { $0.scrollDirection = $1 }
        table.add(
            "sectionFootersPinToVisibleBounds", UICollectionViewFlowLayout.self, { $0.sectionFootersPinToVisibleBounds }, isDynamic: false
        ) {
            $0.sectionFootersPinToVisibleBounds = $1
        }
        table.add(
            "sectionHeadersPinToVisibleBounds", UICollectionViewFlowLayout.self, { $0.sectionHeadersPinToVisibleBounds }, isDynamic: false
        ) {
            $0.sectionHeadersPinToVisibleBounds = $1
        }
        table.add("sectionInset", UICollectionViewFlowLayout.self, { $0.sectionInset }, isDynamic: false) { $0.sectionInset = $1 }
        table.add(
            "invalidateFlowLayoutAttributes", UICollectionViewFlowLayoutInvalidationContext.self, { $0.invalidateFlowLayoutAttributes },
            isDynamic: false
        ) {
            $0.invalidateFlowLayoutAttributes = $1
        }
        table.add(
            "invalidateFlowLayoutDelegateMetrics", UICollectionViewFlowLayoutInvalidationContext.self,
            { $0.invalidateFlowLayoutDelegateMetrics }, isDynamic: false
        ) {
            $0.invalidateFlowLayoutDelegateMetrics = $1
        }
        table.add("collectionView", UICollectionViewLayout.self, { $0.collectionView })
        table.add("collectionViewContentSize", UICollectionViewLayout.self, { $0.collectionViewContentSize })
        table.add("developmentLayoutDirection", UICollectionViewLayout.self, { $0.developmentLayoutDirection })
        table.add(
            "flipsHorizontallyInOppositeLayoutDirection", UICollectionViewLayout.self, { $0.flipsHorizontallyInOppositeLayoutDirection })
        table.add("alpha", UICollectionViewLayoutAttributes.self, { $0.alpha }, isDynamic: false) { $0.alpha = $1 }
        table.add("bounds", UICollectionViewLayoutAttributes.self, { $0.bounds }, isDynamic: false) { $0.bounds = $1 }
        table.add("center", UICollectionViewLayoutAttributes.self, { $0.center }, isDynamic: false) { $0.center = $1 }
        table.add("frame", UICollectionViewLayoutAttributes.self, { $0.frame }, isDynamic: false) { $0.frame = $1 }
        table.add("indexPath", UICollectionViewLayoutAttributes.self, { $0.indexPath }, isDynamic: false) { $0.indexPath = $1 }
        table.add("hidden", getter: "isHidden", UICollectionViewLayoutAttributes.self, { $0.isHidden }, isDynamic: false) {
            $0.isHidden = $1
        }
        table.add("representedElementCategory", UICollectionViewLayoutAttributes.self, { $0.representedElementCategory })
        table.add("representedElementKind", UICollectionViewLayoutAttributes.self, { $0.representedElementKind })
        table.add("size", UICollectionViewLayoutAttributes.self, { $0.size }, isDynamic: false) { $0.size = $1 }
        table.add("transform", UICollectionViewLayoutAttributes.self, { $0.transform }, isDynamic: false) { $0.transform = $1 }
        table.add("transform3D", UICollectionViewLayoutAttributes.self, { $0.transform3D }, isDynamic: false) { $0.transform3D = $1 }
        table.add("zIndex", UICollectionViewLayoutAttributes.self, { $0.zIndex }, isDynamic: false) { $0.zIndex = $1 }
        table.add(
            "contentOffsetAdjustment", UICollectionViewLayoutInvalidationContext.self, { $0.contentOffsetAdjustment }, isDynamic: false
        ) {
            $0.contentOffsetAdjustment = $1
        }
        table.add("contentSizeAdjustment", UICollectionViewLayoutInvalidationContext.self, { $0.contentSizeAdjustment }, isDynamic: false) {
            $0.contentSizeAdjustment = $1
        }
        table.add("invalidateDataSourceCounts", UICollectionViewLayoutInvalidationContext.self, { $0.invalidateDataSourceCounts })
        table.add("invalidateEverything", UICollectionViewLayoutInvalidationContext.self, { $0.invalidateEverything })
        table.add("invalidatedDecorationIndexPaths", UICollectionViewLayoutInvalidationContext.self, { $0.invalidatedDecorationIndexPaths })
        table.add("invalidatedItemIndexPaths", UICollectionViewLayoutInvalidationContext.self, { $0.invalidatedItemIndexPaths })
        table.add(
            "invalidatedSupplementaryIndexPaths", UICollectionViewLayoutInvalidationContext.self, { $0.invalidatedSupplementaryIndexPaths })
        table.add("currentLayout", UICollectionViewTransitionLayout.self, { $0.currentLayout })
        table.add("nextLayout", UICollectionViewTransitionLayout.self, { $0.nextLayout })
        table.add("transitionProgress", UICollectionViewTransitionLayout.self, { $0.transitionProgress }, isDynamic: false) {
            $0.transitionProgress = $1
        }
        table.add("indexPathAfterUpdate", UICollectionViewUpdateItem.self, { $0.indexPathAfterUpdate })
        table.add("indexPathBeforeUpdate", UICollectionViewUpdateItem.self, { $0.indexPathBeforeUpdate })
        table.add("updateAction", UICollectionViewUpdateItem.self, { $0.updateAction })
        table.add("backgroundColor", UIContextualAction.self, { $0.backgroundColor as UIColor? }, isDynamic: false) {
            $0.backgroundColor = $1
        }
        table.add("handler", UIContextualAction.self, { $0.handler })
        table.add("image", UIContextualAction.self, { $0.image }, isDynamic: false) { $0.image = $1 }
        table.add("style", UIContextualAction.self, { $0.style })
        table.add("title", UIContextualAction.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("allowsEditing", UIImagePickerController.self, { $0.allowsEditing }, isDynamic: false) { $0.allowsEditing = $1 }
        table.add("mediaTypes", UIImagePickerController.self, { $0.mediaTypes }, isDynamic: false) { $0.mediaTypes = $1 }
        table.add("sourceType", UIImagePickerController.self, { $0.sourceType }, isDynamic: false) { $0.sourceType = $1 }
        table.add("configuration", UIListContentView.self, { $0.configuration }, isDynamic: false) { $0.configuration = $1 }
        table.add("imageLayoutGuide", UIListContentView.self, { $0.imageLayoutGuide })
        table.add("secondaryTextLayoutGuide", UIListContentView.self, { $0.secondaryTextLayoutGuide })
        table.add("textLayoutGuide", UIListContentView.self, { $0.textLayoutGuide })
        table.add("actions", UISwipeActionsConfiguration.self, { $0.actions })
        table.add(
            "performsFirstActionWithFullSwipe", UISwipeActionsConfiguration.self, { $0.performsFirstActionWithFullSwipe }, isDynamic: false
        ) {
            $0.performsFirstActionWithFullSwipe = $1
        }
        table.add("allowsMultipleSelection", UITableView.self, { $0.allowsMultipleSelection }, isDynamic: false) {
            $0.allowsMultipleSelection = $1
        }
        table.add("allowsMultipleSelectionDuringEditing", UITableView.self, { $0.allowsMultipleSelectionDuringEditing }, isDynamic: false) {
            $0.allowsMultipleSelectionDuringEditing = $1
        }
        table.add("allowsSelection", UITableView.self, { $0.allowsSelection }, isDynamic: false) { $0.allowsSelection = $1 }
        table.add("allowsSelectionDuringEditing", UITableView.self, { $0.allowsSelectionDuringEditing }, isDynamic: false) {
            $0.allowsSelectionDuringEditing = $1
        }
        table.add("backgroundView", UITableView.self, { $0.backgroundView }, isDynamic: false) { $0.backgroundView = $1 }
        table.add("dataSource", UITableView.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
        table.add("delegate", UITableView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("estimatedRowHeight", UITableView.self, { $0.estimatedRowHeight }, isDynamic: false) { $0.estimatedRowHeight = $1 }
        table.add("estimatedSectionFooterHeight", UITableView.self, { $0.estimatedSectionFooterHeight }, isDynamic: false) {
            $0.estimatedSectionFooterHeight = $1
        }
        table.add("estimatedSectionHeaderHeight", UITableView.self, { $0.estimatedSectionHeaderHeight }, isDynamic: false) {
            $0.estimatedSectionHeaderHeight = $1
        }
        table.add("hasUncommittedUpdates", UITableView.self, { $0.hasUncommittedUpdates })
        table.add("indexPathForSelectedRow", UITableView.self, { $0.indexPathForSelectedRow })
        table.add("indexPathsForSelectedRows", UITableView.self, { $0.indexPathsForSelectedRows })
        table.add("indexPathsForVisibleRows", UITableView.self, { $0.indexPathsForVisibleRows })
        table.add("insetsContentViewsToSafeArea", UITableView.self, { $0.insetsContentViewsToSafeArea }, isDynamic: false) {
            $0.insetsContentViewsToSafeArea = $1
        }
        table.add("editing", getter: "isEditing", UITableView.self, { $0.isEditing }, isDynamic: false) { $0.isEditing = $1 }
        table.add("numberOfSections", UITableView.self, { $0.numberOfSections })
        table.add("prefetchDataSource", UITableView.self, { $0.prefetchDataSource }, isDynamic: false) { $0.prefetchDataSource = $1 }
        table.add("rowHeight", UITableView.self, { $0.rowHeight }, isDynamic: false) { $0.rowHeight = $1 }
        table.add("sectionFooterHeight", UITableView.self, { $0.sectionFooterHeight }, isDynamic: false) { $0.sectionFooterHeight = $1 }
        table.add("sectionHeaderHeight", UITableView.self, { $0.sectionHeaderHeight }, isDynamic: false) { $0.sectionHeaderHeight = $1 }
        table.add("sectionHeaderTopPadding", UITableView.self, { $0.sectionHeaderTopPadding }, isDynamic: false) {
            $0.sectionHeaderTopPadding = $1
        }
        table.add("separatorColor", UITableView.self, { $0.separatorColor }) { $0.separatorColor = $1 }
        table.add("separatorEffect", UITableView.self, { $0.separatorEffect }, isDynamic: false) { $0.separatorEffect = $1 }
        table.add("separatorInset", UITableView.self, { $0.separatorInset }) { $0.separatorInset = $1 }
        table.add("separatorStyle", UITableView.self, { $0.separatorStyle }, isDynamic: false) { $0.separatorStyle = $1 }
        table.add("style", UITableView.self, { $0.style })
        table.add("tableFooterView", UITableView.self, { $0.tableFooterView }, isDynamic: false) { $0.tableFooterView = $1 }
        table.add("tableHeaderView", UITableView.self, { $0.tableHeaderView }, isDynamic: false) { $0.tableHeaderView = $1 }
        table.add("visibleCells", UITableView.self, { $0.visibleCells })
        table.add("accessoryType", UITableViewCell.self, { $0.accessoryType }, isDynamic: false) { $0.accessoryType = $1 }
        table.add("accessoryView", UITableViewCell.self, { $0.accessoryView }, isDynamic: false) { $0.accessoryView = $1 }
        table.add(
            "automaticallyUpdatesContentConfiguration", UITableViewCell.self, { $0.automaticallyUpdatesContentConfiguration },
            isDynamic: false
        ) {
            $0.automaticallyUpdatesContentConfiguration = $1
        }
        table.add("backgroundConfiguration", UITableViewCell.self, { $0.backgroundConfiguration }, isDynamic: false) {
            $0.backgroundConfiguration = $1
        }
        table.add("backgroundView", UITableViewCell.self, { $0.backgroundView }, isDynamic: false) { $0.backgroundView = $1 }
        table.add("configurationState", UITableViewCell.self, { $0.configurationState })
        table.add("configurationUpdateHandler", UITableViewCell.self, { $0.configurationUpdateHandler }, isDynamic: false) {
            $0.configurationUpdateHandler = $1
        }
        table.add("contentConfiguration", UITableViewCell.self, { $0.contentConfiguration }, isDynamic: false) {
            $0.contentConfiguration = $1
        }
        table.add("contentView", UITableViewCell.self, { $0.contentView })
        table.add("detailTextLabel", UITableViewCell.self, { $0.detailTextLabel })
        table.add("editingAccessoryType", UITableViewCell.self, { $0.editingAccessoryType }, isDynamic: false) {
            $0.editingAccessoryType = $1
        }
        table.add("editingAccessoryView", UITableViewCell.self, { $0.editingAccessoryView }, isDynamic: false) {
            $0.editingAccessoryView = $1
        }
        table.add("editingStyle", UITableViewCell.self, { $0.editingStyle })
        table.add("imageView", UITableViewCell.self, { $0.imageView })
        table.add("indentationLevel", UITableViewCell.self, { $0.indentationLevel }, isDynamic: false) { $0.indentationLevel = $1 }
        table.add("indentationWidth", UITableViewCell.self, { $0.indentationWidth }, isDynamic: false) { $0.indentationWidth = $1 }
        table.add("editing", getter: "isEditing", UITableViewCell.self, { $0.isEditing }, isDynamic: false) { $0.isEditing = $1 }
        table.add("highlighted", getter: "isHighlighted", UITableViewCell.self, { $0.isHighlighted }, isDynamic: false) {
            $0.isHighlighted = $1
        }
        table.add("selected", getter: "isSelected", UITableViewCell.self, { $0.isSelected }, isDynamic: false) { $0.isSelected = $1 }
        table.add("multipleSelectionBackgroundView", UITableViewCell.self, { $0.multipleSelectionBackgroundView }, isDynamic: false) {
            $0.multipleSelectionBackgroundView = $1
        }
        table.add("reuseIdentifier", UITableViewCell.self, { $0.reuseIdentifier })
        table.add("selectedBackgroundView", UITableViewCell.self, { $0.selectedBackgroundView }, isDynamic: false) {
            $0.selectedBackgroundView = $1
        }
        table.add("selectionStyle", UITableViewCell.self, { $0.selectionStyle }, isDynamic: false) { $0.selectionStyle = $1 }
        table.add("separatorInset", UITableViewCell.self, { $0.separatorInset }) { $0.separatorInset = $1 }
        table.add("shouldIndentWhileEditing", UITableViewCell.self, { $0.shouldIndentWhileEditing }, isDynamic: false) {
            $0.shouldIndentWhileEditing = $1
        }
        table.add("showingDeleteConfirmation", UITableViewCell.self, { $0.showingDeleteConfirmation })
        table.add("showsReorderControl", UITableViewCell.self, { $0.showsReorderControl }, isDynamic: false) { $0.showsReorderControl = $1 }
        table.add("textLabel", UITableViewCell.self, { $0.textLabel })
        table.add("clearsSelectionOnViewWillAppear", UITableViewController.self, { $0.clearsSelectionOnViewWillAppear }, isDynamic: false) {
            $0.clearsSelectionOnViewWillAppear = $1
        }
        table.add("refreshControl", UITableViewController.self, { $0.refreshControl }, isDynamic: false) { $0.refreshControl = $1 }
        table.add("tableView", UITableViewController.self, { $0.tableView as UITableView? }, isDynamic: false) { $0.tableView = $1 }
        table.add(
            "automaticallyUpdatesContentConfiguration", UITableViewHeaderFooterView.self, { $0.automaticallyUpdatesContentConfiguration },
            isDynamic: false
        ) {
            $0.automaticallyUpdatesContentConfiguration = $1
        }
        table.add("backgroundConfiguration", UITableViewHeaderFooterView.self, { $0.backgroundConfiguration }, isDynamic: false) {
            $0.backgroundConfiguration = $1
        }
        table.add("backgroundView", UITableViewHeaderFooterView.self, { $0.backgroundView }, isDynamic: false) { $0.backgroundView = $1 }
        table.add("configurationState", UITableViewHeaderFooterView.self, { $0.configurationState })
        table.add("configurationUpdateHandler", UITableViewHeaderFooterView.self, { $0.configurationUpdateHandler }, isDynamic: false) {
            $0.configurationUpdateHandler = $1
        }
        table.add("contentConfiguration", UITableViewHeaderFooterView.self, { $0.contentConfiguration }, isDynamic: false) {
            $0.contentConfiguration = $1
        }
        table.add("contentView", UITableViewHeaderFooterView.self, { $0.contentView })
        table.add("detailTextLabel", UITableViewHeaderFooterView.self, { $0.detailTextLabel })
        table.add("reuseIdentifier", UITableViewHeaderFooterView.self, { $0.reuseIdentifier })
        table.add("textLabel", UITableViewHeaderFooterView.self, { $0.textLabel })
        table.add("backgroundColor", UITableViewRowAction.self, { $0.backgroundColor }, isDynamic: false) { $0.backgroundColor = $1 }
        table.add("style", UITableViewRowAction.self, { $0.style })
        table.add("title", UITableViewRowAction.self, { $0.title }, isDynamic: false) { $0.title = $1 }
    }
}
