// Made from the module's sources by LibraryFactsTests.
import CoreGraphics
import Foundation
import ObjectiveCRuntime
import QuartzCore
import UIFoundation
import UIKitControls
import UIKitCore

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("edges", NSCollectionLayoutAnchor.self, { $0.edges })
        table.add("absoluteOffset", getter: "isAbsoluteOffset", NSCollectionLayoutAnchor.self, { $0.isAbsoluteOffset })
        table.add("fractionalOffset", getter: "isFractionalOffset", NSCollectionLayoutAnchor.self, { $0.isFractionalOffset })
        table.add("offset", NSCollectionLayoutAnchor.self, { $0.offset })
        table.add("alignment", NSCollectionLayoutBoundarySupplementaryItem.self, { $0.alignment })
        table.add("extendsBoundary", NSCollectionLayoutBoundarySupplementaryItem.self, { $0.extendsBoundary }, isDynamic: false) {
            $0.extendsBoundary = $1
        }
        table.add("offset", NSCollectionLayoutBoundarySupplementaryItem.self, { $0.offset })
        table.add("pinToVisibleBounds", NSCollectionLayoutBoundarySupplementaryItem.self, { $0.pinToVisibleBounds }, isDynamic: false) {
            $0.pinToVisibleBounds = $1
        }
        table.add("elementKind", NSCollectionLayoutDecorationItem.self, { $0.elementKind })
        table.add("zIndex", NSCollectionLayoutDecorationItem.self, { $0.zIndex }, isDynamic: false) { $0.zIndex = $1 }
        table.add("dimension", NSCollectionLayoutDimension.self, { $0.dimension })
        table.add("absolute", getter: "isAbsolute", NSCollectionLayoutDimension.self, { $0.isAbsolute })
        table.add("estimated", getter: "isEstimated", NSCollectionLayoutDimension.self, { $0.isEstimated })
        table.add("fractionalHeight", getter: "isFractionalHeight", NSCollectionLayoutDimension.self, { $0.isFractionalHeight })
        table.add("fractionalWidth", getter: "isFractionalWidth", NSCollectionLayoutDimension.self, { $0.isFractionalWidth })
        table.add("bottom", NSCollectionLayoutEdgeSpacing.self, { $0.bottom })
        table.add("leading", NSCollectionLayoutEdgeSpacing.self, { $0.leading })
        table.add("top", NSCollectionLayoutEdgeSpacing.self, { $0.top })
        table.add("trailing", NSCollectionLayoutEdgeSpacing.self, { $0.trailing })
        table.add("interItemSpacing", NSCollectionLayoutGroup.self, { $0.interItemSpacing }, isDynamic: false) { $0.interItemSpacing = $1 }
        table.add("subitems", NSCollectionLayoutGroup.self, { $0.subitems })
        table.add("frame", NSCollectionLayoutGroupCustomItem.self, { $0.frame })
        table.add("zIndex", NSCollectionLayoutGroupCustomItem.self, { $0.zIndex })
        table.add("contentInsets", NSCollectionLayoutItem.self, { $0.contentInsets }, isDynamic: false) { $0.contentInsets = $1 }
        table.add("edgeSpacing", NSCollectionLayoutItem.self, { $0.edgeSpacing }, isDynamic: false) { $0.edgeSpacing = $1 }
        table.add("layoutSize", NSCollectionLayoutItem.self, { $0.layoutSize })
        table.add("supplementaryItems", NSCollectionLayoutItem.self, { $0.supplementaryItems })
        table.add("boundarySupplementaryItems", NSCollectionLayoutSection.self, { $0.boundarySupplementaryItems }, isDynamic: false) {
            $0.boundarySupplementaryItems = $1
        }
        table.add("contentInsets", NSCollectionLayoutSection.self, { $0.contentInsets }, isDynamic: false) { $0.contentInsets = $1 }
        table.add("contentInsetsReference", NSCollectionLayoutSection.self, { $0.contentInsetsReference }, isDynamic: false) {
            $0.contentInsetsReference = $1
        }
        table.add("decorationItems", NSCollectionLayoutSection.self, { $0.decorationItems }, isDynamic: false) { $0.decorationItems = $1 }
        table.add("interGroupSpacing", NSCollectionLayoutSection.self, { $0.interGroupSpacing }, isDynamic: false) {
            $0.interGroupSpacing = $1
        }
        table.add("orthogonalScrollingBehavior", NSCollectionLayoutSection.self, { $0.orthogonalScrollingBehavior }, isDynamic: false) {
            $0.orthogonalScrollingBehavior = $1
        }
        table.add(
            "supplementariesFollowContentInsets", NSCollectionLayoutSection.self, { $0.supplementariesFollowContentInsets },
            isDynamic: false
        ) {
            $0.supplementariesFollowContentInsets = $1
        }
        table.add(
            "supplementaryContentInsetsReference", NSCollectionLayoutSection.self, { $0.supplementaryContentInsetsReference },
            isDynamic: false
        ) {
            $0.supplementaryContentInsetsReference = $1
        }
        table.add(
            "visibleItemsInvalidationHandler", NSCollectionLayoutSection.self, { $0.visibleItemsInvalidationHandler }, isDynamic: false
        ) {
            $0.visibleItemsInvalidationHandler = $1
        }
        table.add("heightDimension", NSCollectionLayoutSize.self, { $0.heightDimension })
        table.add("widthDimension", NSCollectionLayoutSize.self, { $0.widthDimension })
        table.add("fixed", getter: "isFixed", NSCollectionLayoutSpacing.self, { $0.isFixed })
        table.add("flexible", getter: "isFlexible", NSCollectionLayoutSpacing.self, { $0.isFlexible })
        table.add("spacing", NSCollectionLayoutSpacing.self, { $0.spacing })
        table.add("containerAnchor", NSCollectionLayoutSupplementaryItem.self, { $0.containerAnchor })
        table.add("elementKind", NSCollectionLayoutSupplementaryItem.self, { $0.elementKind })
        table.add("itemAnchor", NSCollectionLayoutSupplementaryItem.self, { $0.itemAnchor })
        table.add("zIndex", NSCollectionLayoutSupplementaryItem.self, { $0.zIndex }, isDynamic: false) { $0.zIndex = $1 }
        table.add("activityImage", UIActivity.self, { $0.activityImage })
        table.add("activityTitle", UIActivity.self, { $0.activityTitle })
        table.add("activityType", UIActivity.self, { $0.activityType })
        table.add("activityViewController", UIActivity.self, { $0.activityViewController })
        table.add("completionWithItemsHandler", UIActivityViewController.self, { $0.completionWithItemsHandler }, isDynamic: false) {
            $0.completionWithItemsHandler = $1
        }
        table.add("excludedActivityTypes", UIActivityViewController.self, { $0.excludedActivityTypes }, isDynamic: false) {
            $0.excludedActivityTypes = $1
        }
        table.add("reuseIdentifier", UICollectionReusableView.self, { $0.reuseIdentifier })
        table.add("allowsFocus", UICollectionView.self, { $0.allowsFocus }, isDynamic: false) { $0.allowsFocus = $1 }
        table.add("allowsFocusDuringEditing", UICollectionView.self, { $0.allowsFocusDuringEditing }, isDynamic: false) {
            $0.allowsFocusDuringEditing = $1
        }
        table.add("allowsMultipleSelection", UICollectionView.self, { $0.allowsMultipleSelection }, isDynamic: false) {
            $0.allowsMultipleSelection = $1
        }
        table.add(
            "allowsMultipleSelectionDuringEditing", UICollectionView.self, { $0.allowsMultipleSelectionDuringEditing }, isDynamic: false
        ) {
            $0.allowsMultipleSelectionDuringEditing = $1
        }
        table.add("allowsSelection", UICollectionView.self, { $0.allowsSelection }, isDynamic: false) { $0.allowsSelection = $1 }
        table.add("allowsSelectionDuringEditing", UICollectionView.self, { $0.allowsSelectionDuringEditing }, isDynamic: false) {
            $0.allowsSelectionDuringEditing = $1
        }
        table.add("backgroundView", UICollectionView.self, { $0.backgroundView }, isDynamic: false) { $0.backgroundView = $1 }
        table.add("collectionViewLayout", UICollectionView.self, { $0.collectionViewLayout }, isDynamic: false) {
            $0.collectionViewLayout = $1
        }
        table.add("dataSource", UICollectionView.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
        table.add("delegate", UICollectionView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("dragDelegate", UICollectionView.self, { $0.dragDelegate }, isDynamic: false) { $0.dragDelegate = $1 }
        table.add("dragInteractionEnabled", UICollectionView.self, { $0.dragInteractionEnabled }, isDynamic: false) {
            $0.dragInteractionEnabled = $1
        }
        table.add("dropDelegate", UICollectionView.self, { $0.dropDelegate }, isDynamic: false) { $0.dropDelegate = $1 }
        table.add("hasActiveDrag", UICollectionView.self, { $0.hasActiveDrag })
        table.add("hasActiveDrop", UICollectionView.self, { $0.hasActiveDrop })
        table.add("hasUncommittedUpdates", UICollectionView.self, { $0.hasUncommittedUpdates })
        table.add("indexPathsForSelectedItems", UICollectionView.self, { $0.indexPathsForSelectedItems })
        table.add("indexPathsForVisibleItems", UICollectionView.self, { $0.indexPathsForVisibleItems })
        table.add("editing", getter: "isEditing", UICollectionView.self, { $0.isEditing }, isDynamic: false) { $0.isEditing = $1 }
        table.add(
            "prefetchingEnabled", getter: "isPrefetchingEnabled", UICollectionView.self, { $0.isPrefetchingEnabled }, isDynamic: false
        ) {
            $0.isPrefetchingEnabled = $1
        }
        table.add("numberOfSections", UICollectionView.self, { $0.numberOfSections })
        table.add("prefetchDataSource", UICollectionView.self, { $0.prefetchDataSource }, isDynamic: false) { $0.prefetchDataSource = $1 }
        table.add("remembersLastFocusedIndexPath", UICollectionView.self, { $0.remembersLastFocusedIndexPath }, isDynamic: false) {
            $0.remembersLastFocusedIndexPath = $1
        }
        table.add("reorderingCadence", UICollectionView.self, { $0.reorderingCadence }, isDynamic: false) { $0.reorderingCadence = $1 }
        table.add("selectionFollowsFocus", UICollectionView.self, { $0.selectionFollowsFocus }, isDynamic: false) {
            $0.selectionFollowsFocus = $1
        }
        table.add("selfSizingInvalidation", UICollectionView.self, { $0.selfSizingInvalidation }, isDynamic: false) {
            $0.selfSizingInvalidation = $1
        }
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
        table.add("configuration", UICollectionViewCompositionalLayout.self, { $0.configuration }, isDynamic: false) {
            $0.configuration = $1
        }
        table.add(
            "boundarySupplementaryItems", UICollectionViewCompositionalLayoutConfiguration.self, { $0.boundarySupplementaryItems },
            isDynamic: false
        ) {
            $0.boundarySupplementaryItems = $1
        }
        table.add(
            "contentInsetsReference", UICollectionViewCompositionalLayoutConfiguration.self, { $0.contentInsetsReference }, isDynamic: false
        ) {
            $0.contentInsetsReference = $1
        }
        table.add(
            "interSectionSpacing", UICollectionViewCompositionalLayoutConfiguration.self, { $0.interSectionSpacing }, isDynamic: false
        ) {
            $0.interSectionSpacing = $1
        }
        table.add("scrollDirection", UICollectionViewCompositionalLayoutConfiguration.self, { $0.scrollDirection }, isDynamic: false) {
            $0.scrollDirection = $1
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
        table.add("intent", UICollectionViewDropProposal.self, { $0.intent })
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
        table.add("nextFocusedIndexPath", UICollectionViewFocusUpdateContext.self, { $0.nextFocusedIndexPath })
        table.add("previouslyFocusedIndexPath", UICollectionViewFocusUpdateContext.self, { $0.previouslyFocusedIndexPath })
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
        table.add("interactiveMovementTarget", UICollectionViewLayoutInvalidationContext.self, { $0.interactiveMovementTarget })
        table.add("invalidateDataSourceCounts", UICollectionViewLayoutInvalidationContext.self, { $0.invalidateDataSourceCounts })
        table.add("invalidateEverything", UICollectionViewLayoutInvalidationContext.self, { $0.invalidateEverything })
        table.add("invalidatedDecorationIndexPaths", UICollectionViewLayoutInvalidationContext.self, { $0.invalidatedDecorationIndexPaths })
        table.add("invalidatedItemIndexPaths", UICollectionViewLayoutInvalidationContext.self, { $0.invalidatedItemIndexPaths })
        table.add(
            "invalidatedSupplementaryIndexPaths", UICollectionViewLayoutInvalidationContext.self, { $0.invalidatedSupplementaryIndexPaths })
        table.add(
            "previousIndexPathsForInteractivelyMovingItems", UICollectionViewLayoutInvalidationContext.self,
            { $0.previousIndexPathsForInteractivelyMovingItems })
        table.add(
            "targetIndexPathsForInteractivelyMovingItems", UICollectionViewLayoutInvalidationContext.self,
            { $0.targetIndexPathsForInteractivelyMovingItems })
        table.add("accessories", UICollectionViewListCell.self, { $0.accessories }, isDynamic: false) { $0.accessories = $1 }
        table.add("indentationLevel", UICollectionViewListCell.self, { $0.indentationLevel }, isDynamic: false) { $0.indentationLevel = $1 }
        table.add("indentationWidth", UICollectionViewListCell.self, { $0.indentationWidth }, isDynamic: false) { $0.indentationWidth = $1 }
        table.add("indentsAccessories", UICollectionViewListCell.self, { $0.indentsAccessories }, isDynamic: false) {
            $0.indentsAccessories = $1
        }
        table.add("separatorLayoutGuide", UICollectionViewListCell.self, { $0.separatorLayoutGuide })
        table.add("currentLayout", UICollectionViewTransitionLayout.self, { $0.currentLayout })
        table.add("nextLayout", UICollectionViewTransitionLayout.self, { $0.nextLayout })
        table.add("transitionProgress", UICollectionViewTransitionLayout.self, { $0.transitionProgress }, isDynamic: false) {
            $0.transitionProgress = $1
        }
        table.add("indexPathAfterUpdate", UICollectionViewUpdateItem.self, { $0.indexPathAfterUpdate })
        table.add("indexPathBeforeUpdate", UICollectionViewUpdateItem.self, { $0.indexPathBeforeUpdate })
        table.add("updateAction", UICollectionViewUpdateItem.self, { $0.updateAction })
        table.add("delegate", UIColorPickerViewController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("selectedColor", UIColorPickerViewController.self, { $0.selectedColor }) { $0.selectedColor = $1 }
        table.add("supportsAlpha", UIColorPickerViewController.self, { $0.supportsAlpha }, isDynamic: false) { $0.supportsAlpha = $1 }
        table.add("selectedColor", UIColorWell.self, { $0.selectedColor }) { $0.selectedColor = $1 }
        table.add("supportsAlpha", UIColorWell.self, { $0.supportsAlpha }, isDynamic: false) { $0.supportsAlpha = $1 }
        table.add("title", UIColorWell.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("configuration", UIContentUnavailableView.self, { $0.configuration }, isDynamic: false) { $0.configuration = $1 }
        table.add("scrollEnabled", getter: "isScrollEnabled", UIContentUnavailableView.self, { $0.isScrollEnabled }, isDynamic: false) {
            $0.isScrollEnabled = $1
        }
        table.add("backgroundColor", UIContextualAction.self, { $0.backgroundColor as UIColor? }, isDynamic: false) {
            $0.backgroundColor = $1
        }
        table.add("handler", UIContextualAction.self, { $0.handler })
        table.add("image", UIContextualAction.self, { $0.image }, isDynamic: false) { $0.image = $1 }
        table.add("style", UIContextualAction.self, { $0.style })
        table.add("title", UIContextualAction.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("delegate", UIDocumentInteractionController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("name", UIDocumentInteractionController.self, { $0.name }, isDynamic: false) { $0.name = $1 }
        table.add("URL", getter: "url", UIDocumentInteractionController.self, { $0.url }, isDynamic: false) { $0.url = $1 }
        table.add("uti", UIDocumentInteractionController.self, { $0.uti }, isDynamic: false) { $0.uti = $1 }
        table.add("allowsMultipleSelection", UIDocumentPickerViewController.self, { $0.allowsMultipleSelection }, isDynamic: false) {
            $0.allowsMultipleSelection = $1
        }
        table.add("delegate", UIDocumentPickerViewController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("directoryURL", UIDocumentPickerViewController.self, { $0.directoryURL }, isDynamic: false) { $0.directoryURL = $1 }
        table.add("documentPickerMode", UIDocumentPickerViewController.self, { $0.documentPickerMode })
        table.add("shouldShowFileExtensions", UIDocumentPickerViewController.self, { $0.shouldShowFileExtensions }, isDynamic: false) {
            $0.shouldShowFileExtensions = $1
        }
        table.add("configuration", UIFontPickerViewController.self, { $0.configuration })
        table.add("delegate", UIFontPickerViewController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("selectedFontDescriptor", UIFontPickerViewController.self, { $0.selectedFontDescriptor }, isDynamic: false) {
            $0.selectedFontDescriptor = $1
        }
        table.add(
            "displayUsingSystemFont", UIFontPickerViewController.Configuration.self, { $0.displayUsingSystemFont }, isDynamic: false
        ) {
            $0.displayUsingSystemFont = $1
        }
        table.add("filteredTraits", UIFontPickerViewController.Configuration.self, { $0.filteredTraits }, isDynamic: false) {
            $0.filteredTraits = $1
        }
        table.add("includeFaces", UIFontPickerViewController.Configuration.self, { $0.includeFaces }, isDynamic: false) {
            $0.includeFaces = $1
        }
        table.add("allowsEditing", UIImagePickerController.self, { $0.allowsEditing }, isDynamic: false) { $0.allowsEditing = $1 }
        table.add("mediaTypes", UIImagePickerController.self, { $0.mediaTypes }, isDynamic: false) { $0.mediaTypes = $1 }
        table.add("sourceType", UIImagePickerController.self, { $0.sourceType }, isDynamic: false) { $0.sourceType = $1 }
        table.add("configuration", UIListContentView.self, { $0.configuration }, isDynamic: false) { $0.configuration = $1 }
        table.add("imageLayoutGuide", UIListContentView.self, { $0.imageLayoutGuide })
        table.add("secondaryTextLayoutGuide", UIListContentView.self, { $0.secondaryTextLayoutGuide })
        table.add("textLayoutGuide", UIListContentView.self, { $0.textLayoutGuide })
        table.add("sectionIndexTitles", UILocalizedIndexedCollation.self, { $0.sectionIndexTitles })
        table.add("sectionTitles", UILocalizedIndexedCollation.self, { $0.sectionTitles })
        table.add("actions", UISwipeActionsConfiguration.self, { $0.actions })
        table.add(
            "performsFirstActionWithFullSwipe", UISwipeActionsConfiguration.self, { $0.performsFirstActionWithFullSwipe }, isDynamic: false
        ) {
            $0.performsFirstActionWithFullSwipe = $1
        }
        table.add("allowsFocus", UITableView.self, { $0.allowsFocus }, isDynamic: false) { $0.allowsFocus = $1 }
        table.add("allowsFocusDuringEditing", UITableView.self, { $0.allowsFocusDuringEditing }, isDynamic: false) {
            $0.allowsFocusDuringEditing = $1
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
        table.add("cellLayoutMarginsFollowReadableWidth", UITableView.self, { $0.cellLayoutMarginsFollowReadableWidth }, isDynamic: false) {
            $0.cellLayoutMarginsFollowReadableWidth = $1
        }
        table.add("dataSource", UITableView.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
        table.add("delegate", UITableView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("dragDelegate", UITableView.self, { $0.dragDelegate }, isDynamic: false) { $0.dragDelegate = $1 }
        table.add("dragInteractionEnabled", UITableView.self, { $0.dragInteractionEnabled }, isDynamic: false) {
            $0.dragInteractionEnabled = $1
        }
        table.add("dropDelegate", UITableView.self, { $0.dropDelegate }, isDynamic: false) { $0.dropDelegate = $1 }
        table.add("estimatedRowHeight", UITableView.self, { $0.estimatedRowHeight }, isDynamic: false) { $0.estimatedRowHeight = $1 }
        table.add("estimatedSectionFooterHeight", UITableView.self, { $0.estimatedSectionFooterHeight }, isDynamic: false) {
            $0.estimatedSectionFooterHeight = $1
        }
        table.add("estimatedSectionHeaderHeight", UITableView.self, { $0.estimatedSectionHeaderHeight }, isDynamic: false) {
            $0.estimatedSectionHeaderHeight = $1
        }
        table.add("hasActiveDrag", UITableView.self, { $0.hasActiveDrag })
        table.add("hasActiveDrop", UITableView.self, { $0.hasActiveDrop })
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
        table.add("remembersLastFocusedIndexPath", UITableView.self, { $0.remembersLastFocusedIndexPath }, isDynamic: false) {
            $0.remembersLastFocusedIndexPath = $1
        }
        table.add("rowHeight", UITableView.self, { $0.rowHeight }, isDynamic: false) { $0.rowHeight = $1 }
        table.add("sectionFooterHeight", UITableView.self, { $0.sectionFooterHeight }, isDynamic: false) { $0.sectionFooterHeight = $1 }
        table.add("sectionHeaderHeight", UITableView.self, { $0.sectionHeaderHeight }, isDynamic: false) { $0.sectionHeaderHeight = $1 }
        table.add("sectionHeaderTopPadding", UITableView.self, { $0.sectionHeaderTopPadding }, isDynamic: false) {
            $0.sectionHeaderTopPadding = $1
        }
        table.add("sectionIndexBackgroundColor", UITableView.self, { $0.sectionIndexBackgroundColor }, isDynamic: false) {
            $0.sectionIndexBackgroundColor = $1
        }
        table.add("sectionIndexColor", UITableView.self, { $0.sectionIndexColor }, isDynamic: false) { $0.sectionIndexColor = $1 }
        table.add("sectionIndexMinimumDisplayRowCount", UITableView.self, { $0.sectionIndexMinimumDisplayRowCount }, isDynamic: false) {
            $0.sectionIndexMinimumDisplayRowCount = $1
        }
        table.add("sectionIndexTrackingBackgroundColor", UITableView.self, { $0.sectionIndexTrackingBackgroundColor }, isDynamic: false) {
            $0.sectionIndexTrackingBackgroundColor = $1
        }
        table.add("selectionFollowsFocus", UITableView.self, { $0.selectionFollowsFocus }, isDynamic: false) {
            $0.selectionFollowsFocus = $1
        }
        table.add("selfSizingInvalidation", UITableView.self, { $0.selfSizingInvalidation }, isDynamic: false) {
            $0.selfSizingInvalidation = $1
        }
        table.add("separatorColor", UITableView.self, { $0.separatorColor }) { $0.separatorColor = $1 }
        table.add("separatorEffect", UITableView.self, { $0.separatorEffect }, isDynamic: false) { $0.separatorEffect = $1 }
        table.add("separatorInset", UITableView.self, { $0.separatorInset }) { $0.separatorInset = $1 }
        table.add("separatorInsetReference", UITableView.self, { $0.separatorInsetReference }, isDynamic: false) {
            $0.separatorInsetReference = $1
        }
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
        table.add("intent", UITableViewDropProposal.self, { $0.intent })
        table.add("nextFocusedIndexPath", UITableViewFocusUpdateContext.self, { $0.nextFocusedIndexPath })
        table.add("previouslyFocusedIndexPath", UITableViewFocusUpdateContext.self, { $0.previouslyFocusedIndexPath })
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
        table.add("backgroundEffect", UITableViewRowAction.self, { $0.backgroundEffect }, isDynamic: false) { $0.backgroundEffect = $1 }
        table.add("style", UITableViewRowAction.self, { $0.style })
        table.add("title", UITableViewRowAction.self, { $0.title }, isDynamic: false) { $0.title = $1 }
    }
}
