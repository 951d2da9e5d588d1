// Made from the module's sources by LibraryFactsTests.
import CoreGraphics
import Display
import Foundation
import ObjectiveCRuntime
import QuartzCore
import UIFoundation
import UIKitCore

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("delegate", NSLayoutManager.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("extraLineFragmentRect", NSLayoutManager.self, { $0.extraLineFragmentRect })
        table.add("extraLineFragmentTextContainer", NSLayoutManager.self, { $0.extraLineFragmentTextContainer })
        table.add("extraLineFragmentUsedRect", NSLayoutManager.self, { $0.extraLineFragmentUsedRect })
        table.add("hyphenationFactor", NSLayoutManager.self, { $0.hyphenationFactor }, isDynamic: false) { $0.hyphenationFactor = $1 }
        table.add("numberOfGlyphs", NSLayoutManager.self, { $0.numberOfGlyphs })
        table.add("textContainers", NSLayoutManager.self, { $0.textContainers })
        table.add("textStorage", NSLayoutManager.self, { $0.textStorage }, isDynamic: false) { $0.textStorage = $1 }
        table.add("usesDefaultHyphenation", NSLayoutManager.self, { $0.usesDefaultHyphenation }, isDynamic: false) {
            $0.usesDefaultHyphenation = $1
        }
        table.add("usesFontLeading", NSLayoutManager.self, { $0.usesFontLeading }, isDynamic: false) { $0.usesFontLeading = $1 }
        table.add("layoutManager", NSTextContainer.self, { $0.layoutManager })
        table.add("cancelButtonIndex", UIActionSheet.self, { $0.cancelButtonIndex }, isDynamic: false) { $0.cancelButtonIndex = $1 }
        table.add("delegate", UIActionSheet.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("destructiveButtonIndex", UIActionSheet.self, { $0.destructiveButtonIndex }, isDynamic: false) {
            $0.destructiveButtonIndex = $1
        }
        table.add("firstOtherButtonIndex", UIActionSheet.self, { $0.firstOtherButtonIndex })
        table.add("visible", getter: "isVisible", UIActionSheet.self, { $0.isVisible })
        table.add("numberOfButtons", UIActionSheet.self, { $0.numberOfButtons })
        table.add("title", UIActionSheet.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("enabled", getter: "isEnabled", UIAlertAction.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("style", UIAlertAction.self, { $0.style })
        table.add("title", UIAlertAction.self, { $0.title })
        table.add("actions", UIAlertController.self, { $0.actions })
        table.add("message", UIAlertController.self, { $0.message }, isDynamic: false) { $0.message = $1 }
        table.add("preferredAction", UIAlertController.self, { $0.preferredAction }, isDynamic: false) { $0.preferredAction = $1 }
        table.add("preferredStyle", UIAlertController.self, { $0.preferredStyle })
        table.add("textFields", UIAlertController.self, { $0.textFields })
        table.add("alertViewStyle", UIAlertView.self, { $0.alertViewStyle }, isDynamic: false) { $0.alertViewStyle = $1 }
        table.add("cancelButtonIndex", UIAlertView.self, { $0.cancelButtonIndex }, isDynamic: false) { $0.cancelButtonIndex = $1 }
        table.add("delegate", UIAlertView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("firstOtherButtonIndex", UIAlertView.self, { $0.firstOtherButtonIndex })
        table.add("visible", getter: "isVisible", UIAlertView.self, { $0.isVisible })
        table.add("message", UIAlertView.self, { $0.message }, isDynamic: false) { $0.message = $1 }
        table.add("numberOfButtons", UIAlertView.self, { $0.numberOfButtons })
        table.add("title", UIAlertView.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("adjustsImageWhenDisabled", UIButton.self, { $0.adjustsImageWhenDisabled }, isDynamic: false) {
            $0.adjustsImageWhenDisabled = $1
        }
        table.add("adjustsImageWhenHighlighted", UIButton.self, { $0.adjustsImageWhenHighlighted }, isDynamic: false) {
            $0.adjustsImageWhenHighlighted = $1
        }
        table.add("automaticallyUpdatesConfiguration", UIButton.self, { $0.automaticallyUpdatesConfiguration }, isDynamic: false) {
            $0.automaticallyUpdatesConfiguration = $1
        }
        table.add("buttonType", UIButton.self, { $0.buttonType })
        table.add("changesSelectionAsPrimaryAction", UIButton.self, { $0.changesSelectionAsPrimaryAction }, isDynamic: false) {
            $0.changesSelectionAsPrimaryAction = $1
        }
        table.add("configuration", UIButton.self, { $0.configuration }, isDynamic: false) { $0.configuration = $1 }
        table.add("configurationUpdateHandler", UIButton.self, { $0.configurationUpdateHandler }, isDynamic: false) {
            $0.configurationUpdateHandler = $1
        }
        table.add("contentEdgeInsets", UIButton.self, { $0.contentEdgeInsets }) { $0.contentEdgeInsets = $1 }
        table.add("currentAttributedTitle", UIButton.self, { $0.currentAttributedTitle })
        table.add("currentBackgroundImage", UIButton.self, { $0.currentBackgroundImage })
        table.add("currentImage", UIButton.self, { $0.currentImage })
        table.add("currentPreferredSymbolConfiguration", UIButton.self, { $0.currentPreferredSymbolConfiguration })
        table.add("currentTitle", UIButton.self, { $0.currentTitle })
        table.add("currentTitleColor", UIButton.self, { $0.currentTitleColor })
        table.add("currentTitleShadowColor", UIButton.self, { $0.currentTitleShadowColor })
        table.add("imageEdgeInsets", UIButton.self, { $0.imageEdgeInsets }, isDynamic: false) { $0.imageEdgeInsets = $1 }
        table.add("imageView", UIButton.self, { $0.imageView })
        table.add(
            "pointerInteractionEnabled", getter: "isPointerInteractionEnabled", UIButton.self, { $0.isPointerInteractionEnabled },
            isDynamic: false
        ) {
            $0.isPointerInteractionEnabled = $1
        }
        table.add("menu", UIButton.self, { $0.menu }, isDynamic: false) { $0.menu = $1 }
        table.add("pointerStyleProvider", UIButton.self, { $0.pointerStyleProvider }, isDynamic: false) { $0.pointerStyleProvider = $1 }
        table.add("role", UIButton.self, { $0.role }, isDynamic: false) { $0.role = $1 }
        table.add("subtitleLabel", UIButton.self, { $0.subtitleLabel })
        table.add("titleEdgeInsets", UIButton.self, { $0.titleEdgeInsets }, isDynamic: false) { $0.titleEdgeInsets = $1 }
        table.add("titleLabel", UIButton.self, { $0.titleLabel })
        table.add("delegate", UICalendarSelectionMultiDate.self, { $0.delegate })
        table.add("selectedDates", UICalendarSelectionMultiDate.self, { $0.selectedDates }, isDynamic: false) { $0.selectedDates = $1 }
        table.add("delegate", UICalendarSelectionSingleDate.self, { $0.delegate })
        table.add("selectedDate", UICalendarSelectionSingleDate.self, { $0.selectedDate }, isDynamic: false) { $0.selectedDate = $1 }
        table.add("availableDateRange", UICalendarView.self, { $0.availableDateRange }, isDynamic: false) { $0.availableDateRange = $1 }
        table.add("calendar", UICalendarView.self, { $0.calendar }, isDynamic: false) { $0.calendar = $1 }
        table.add("delegate", UICalendarView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("fontDesign", UICalendarView.self, { $0.fontDesign }, isDynamic: false) { $0.fontDesign = $1 }
        table.add("locale", UICalendarView.self, { $0.locale }, isDynamic: false) { $0.locale = $1 }
        table.add("selectionBehavior", UICalendarView.self, { $0.selectionBehavior }, isDynamic: false) { $0.selectionBehavior = $1 }
        table.add("timeZone", UICalendarView.self, { $0.timeZone }, isDynamic: false) { $0.timeZone = $1 }
        table.add("visibleDateComponents", UICalendarView.self, { $0.visibleDateComponents }, isDynamic: false) {
            $0.visibleDateComponents = $1
        }
        table.add("wantsDateDecorations", UICalendarView.self, { $0.wantsDateDecorations }, isDynamic: false) {
            $0.wantsDateDecorations = $1
        }
        table.add("calendar", UIDatePicker.self, { $0.calendar as Calendar? }, isDynamic: false) { $0.calendar = $1 }
        table.add("countDownDuration", UIDatePicker.self, { $0.countDownDuration }, isDynamic: false) { $0.countDownDuration = $1 }
        table.add("date", UIDatePicker.self, { $0.date }) { $0.date = $1 }
        table.add("datePickerMode", UIDatePicker.self, { $0.datePickerMode }, isDynamic: false) { $0.datePickerMode = $1 }
        table.add("datePickerStyle", UIDatePicker.self, { $0.datePickerStyle })
        table.add("locale", UIDatePicker.self, { $0.locale }, isDynamic: false) { $0.locale = $1 }
        table.add("maximumDate", UIDatePicker.self, { $0.maximumDate }, isDynamic: false) { $0.maximumDate = $1 }
        table.add("minimumDate", UIDatePicker.self, { $0.minimumDate }, isDynamic: false) { $0.minimumDate = $1 }
        table.add("minuteInterval", UIDatePicker.self, { $0.minuteInterval }, isDynamic: false) { $0.minuteInterval = $1 }
        table.add("preferredDatePickerStyle", UIDatePicker.self, { $0.preferredDatePickerStyle }, isDynamic: false) {
            $0.preferredDatePickerStyle = $1
        }
        table.add("roundsToMinuteInterval", UIDatePicker.self, { $0.roundsToMinuteInterval }, isDynamic: false) {
            $0.roundsToMinuteInterval = $1
        }
        table.add("timeZone", UIDatePicker.self, { $0.timeZone }, isDynamic: false) { $0.timeZone = $1 }
        table.add("identifier", UIEditMenuConfiguration.self, { $0.identifier })
        table.add("preferredArrowDirection", UIEditMenuConfiguration.self, { $0.preferredArrowDirection }, isDynamic: false) {
            $0.preferredArrowDirection = $1
        }
        table.add("sourcePoint", UIEditMenuConfiguration.self, { $0.sourcePoint })
        table.add("delegate", UIEditMenuInteraction.self, { $0.delegate })
        table.add("view", UIEditMenuInteraction.self, { $0.view })
        table.add("activeFindSession", UIFindInteraction.self, { $0.activeFindSession })
        table.add("delegate", UIFindInteraction.self, { $0.delegate })
        table.add("findNavigatorVisible", getter: "isFindNavigatorVisible", UIFindInteraction.self, { $0.isFindNavigatorVisible })
        table.add("replacementText", UIFindInteraction.self, { $0.replacementText }, isDynamic: false) { $0.replacementText = $1 }
        table.add("searchText", UIFindInteraction.self, { $0.searchText }, isDynamic: false) { $0.searchText = $1 }
        table.add("view", UIFindInteraction.self, { $0.view })
        table.add(
            "allowsReplacementForCurrentlyHighlightedResult", UIFindSession.self, { $0.allowsReplacementForCurrentlyHighlightedResult })
        table.add("highlightedResultIndex", UIFindSession.self, { $0.highlightedResultIndex })
        table.add("resultCount", UIFindSession.self, { $0.resultCount })
        table.add("searchResultDisplayStyle", UIFindSession.self, { $0.searchResultDisplayStyle }, isDynamic: false) {
            $0.searchResultDisplayStyle = $1
        }
        table.add("supportsReplacement", UIFindSession.self, { $0.supportsReplacement })
        table.add("arrowDirection", UIMenuController.self, { $0.arrowDirection }, isDynamic: false) { $0.arrowDirection = $1 }
        table.add("menuVisible", getter: "isMenuVisible", UIMenuController.self, { $0.isMenuVisible }, isDynamic: false) {
            $0.isMenuVisible = $1
        }
        table.add("menuFrame", UIMenuController.self, { $0.menuFrame })
        table.add("menuItems", UIMenuController.self, { $0.menuItems }, isDynamic: false) { $0.menuItems = $1 }
        table.add("action", UIMenuItem.self, { $0.action }, isDynamic: false) { $0.action = $1 }
        table.add("title", UIMenuItem.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("searchController", UINavigationItem.self, { $0.searchController }, isDynamic: false) { $0.searchController = $1 }
        table.add("allowsContinuousInteraction", UIPageControl.self, { $0.allowsContinuousInteraction }, isDynamic: false) {
            $0.allowsContinuousInteraction = $1
        }
        table.add("backgroundStyle", UIPageControl.self, { $0.backgroundStyle }, isDynamic: false) { $0.backgroundStyle = $1 }
        table.add("currentPage", UIPageControl.self, { $0.currentPage }) { $0.currentPage = $1 }
        table.add("currentPageIndicatorTintColor", UIPageControl.self, { $0.currentPageIndicatorTintColor }) {
            $0.currentPageIndicatorTintColor = $1
        }
        table.add("hidesForSinglePage", UIPageControl.self, { $0.hidesForSinglePage }, isDynamic: false) { $0.hidesForSinglePage = $1 }
        table.add("interactionState", UIPageControl.self, { $0.interactionState })
        table.add("numberOfPages", UIPageControl.self, { $0.numberOfPages }, isDynamic: false) { $0.numberOfPages = $1 }
        table.add("pageIndicatorTintColor", UIPageControl.self, { $0.pageIndicatorTintColor }) { $0.pageIndicatorTintColor = $1 }
        table.add("preferredCurrentPageIndicatorImage", UIPageControl.self, { $0.preferredCurrentPageIndicatorImage }, isDynamic: false) {
            $0.preferredCurrentPageIndicatorImage = $1
        }
        table.add("preferredIndicatorImage", UIPageControl.self, { $0.preferredIndicatorImage }, isDynamic: false) {
            $0.preferredIndicatorImage = $1
        }
        table.add("dataSource", UIPageViewController.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
        table.add("delegate", UIPageViewController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("gestureRecognizers", UIPageViewController.self, { $0.gestureRecognizers })
        table.add("doubleSided", getter: "isDoubleSided", UIPageViewController.self, { $0.isDoubleSided }, isDynamic: false) {
            $0.isDoubleSided = $1
        }
        table.add("navigationOrientation", UIPageViewController.self, { $0.navigationOrientation })
        table.add("transitionStyle", UIPageViewController.self, { $0.transitionStyle })
        table.add("viewControllers", UIPageViewController.self, { $0.viewControllers })
        table.add("configuration", UIPasteControl.self, { $0.configuration })
        table.add("target", UIPasteControl.self, { $0.target }, isDynamic: false) { $0.target = $1 }
        table.add("baseBackgroundColor", UIPasteControl.Configuration.self, { $0.baseBackgroundColor }, isDynamic: false) {
            $0.baseBackgroundColor = $1
        }
        table.add("baseForegroundColor", UIPasteControl.Configuration.self, { $0.baseForegroundColor }, isDynamic: false) {
            $0.baseForegroundColor = $1
        }
        table.add("cornerRadius", UIPasteControl.Configuration.self, { $0.cornerRadius }, isDynamic: false) { $0.cornerRadius = $1 }
        table.add("cornerStyle", UIPasteControl.Configuration.self, { $0.cornerStyle }, isDynamic: false) { $0.cornerStyle = $1 }
        table.add("displayMode", UIPasteControl.Configuration.self, { $0.displayMode }, isDynamic: false) { $0.displayMode = $1 }
        table.add("dataSource", UIPickerView.self, { $0.dataSource }, isDynamic: false) { $0.dataSource = $1 }
        table.add("delegate", UIPickerView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("numberOfComponents", UIPickerView.self, { $0.numberOfComponents })
        table.add("showsSelectionIndicator", UIPickerView.self, { $0.showsSelectionIndicator }, isDynamic: false) {
            $0.showsSelectionIndicator = $1
        }
        table.add("progress", UIProgressView.self, { $0.progress }) { $0.progress = $1 }
        table.add("progressImage", UIProgressView.self, { $0.progressImage }) { $0.progressImage = $1 }
        table.add("progressTintColor", UIProgressView.self, { $0.progressTintColor }) { $0.progressTintColor = $1 }
        table.add("progressViewStyle", UIProgressView.self, { $0.progressViewStyle }, isDynamic: false) { $0.progressViewStyle = $1 }
        table.add("trackImage", UIProgressView.self, { $0.trackImage }) { $0.trackImage = $1 }
        table.add("trackTintColor", UIProgressView.self, { $0.trackTintColor }) { $0.trackTintColor = $1 }
        table.add("autocapitalizationType", UISearchBar.self, { $0.autocapitalizationType }, isDynamic: false) {
            $0.autocapitalizationType = $1
        }
        table.add("autocorrectionType", UISearchBar.self, { $0.autocorrectionType }, isDynamic: false) { $0.autocorrectionType = $1 }
        table.add("backgroundImage", UISearchBar.self, { $0.backgroundImage }, isDynamic: false) { $0.backgroundImage = $1 }
        table.add("barPosition", UISearchBar.self, { $0.barPosition })
        table.add("barStyle", UISearchBar.self, { $0.barStyle }, isDynamic: false) { $0.barStyle = $1 }
        table.add("barTintColor", UISearchBar.self, { $0.barTintColor }, isDynamic: false) { $0.barTintColor = $1 }
        table.add("delegate", UISearchBar.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("enablesReturnKeyAutomatically", UISearchBar.self, { $0.enablesReturnKeyAutomatically }, isDynamic: false) {
            $0.enablesReturnKeyAutomatically = $1
        }
        table.add(
            "searchResultsButtonSelected", getter: "isSearchResultsButtonSelected", UISearchBar.self, { $0.isSearchResultsButtonSelected },
            isDynamic: false
        ) {
            $0.isSearchResultsButtonSelected = $1
        }
        table.add("secureTextEntry", getter: "isSecureTextEntry", UISearchBar.self, { $0.isSecureTextEntry }, isDynamic: false) {
            $0.isSecureTextEntry = $1
        }
        table.add("translucent", getter: "isTranslucent", UISearchBar.self, { $0.isTranslucent }, isDynamic: false) {
            $0.isTranslucent = $1
        }
        table.add("keyboardAppearance", UISearchBar.self, { $0.keyboardAppearance }, isDynamic: false) { $0.keyboardAppearance = $1 }
        table.add("keyboardType", UISearchBar.self, { $0.keyboardType }, isDynamic: false) { $0.keyboardType = $1 }
        table.add("placeholder", UISearchBar.self, { $0.placeholder }, isDynamic: false) { $0.placeholder = $1 }
        table.add("prompt", UISearchBar.self, { $0.prompt }, isDynamic: false) { $0.prompt = $1 }
        table.add("returnKeyType", UISearchBar.self, { $0.returnKeyType }, isDynamic: false) { $0.returnKeyType = $1 }
        table.add("scopeButtonTitles", UISearchBar.self, { $0.scopeButtonTitles }, isDynamic: false) { $0.scopeButtonTitles = $1 }
        table.add("searchBarStyle", UISearchBar.self, { $0.searchBarStyle }, isDynamic: false) { $0.searchBarStyle = $1 }
        table.add("searchTextField", UISearchBar.self, { $0.searchTextField })
        table.add("selectedScopeButtonIndex", UISearchBar.self, { $0.selectedScopeButtonIndex }, isDynamic: false) {
            $0.selectedScopeButtonIndex = $1
        }
        table.add("showsBookmarkButton", UISearchBar.self, { $0.showsBookmarkButton }, isDynamic: false) { $0.showsBookmarkButton = $1 }
        table.add("showsCancelButton", UISearchBar.self, { $0.showsCancelButton }, isDynamic: false) { $0.showsCancelButton = $1 }
        table.add("showsScopeBar", UISearchBar.self, { $0.showsScopeBar }, isDynamic: false) { $0.showsScopeBar = $1 }
        table.add("showsSearchResultsButton", UISearchBar.self, { $0.showsSearchResultsButton }, isDynamic: false) {
            $0.showsSearchResultsButton = $1
        }
        table.add("smartDashesType", UISearchBar.self, { $0.smartDashesType }, isDynamic: false) { $0.smartDashesType = $1 }
        table.add("smartInsertDeleteType", UISearchBar.self, { $0.smartInsertDeleteType }, isDynamic: false) {
            $0.smartInsertDeleteType = $1
        }
        table.add("smartQuotesType", UISearchBar.self, { $0.smartQuotesType }, isDynamic: false) { $0.smartQuotesType = $1 }
        table.add("spellCheckingType", UISearchBar.self, { $0.spellCheckingType }, isDynamic: false) { $0.spellCheckingType = $1 }
        table.add("text", UISearchBar.self, { $0.text }, isDynamic: false) { $0.text = $1 }
        table.add("textContentType", UISearchBar.self, { $0.textContentType as UITextContentType? }, isDynamic: false) {
            $0.textContentType = $1
        }
        table.add("searchController", UISearchContainerViewController.self, { $0.searchController })
        table.add("automaticallyShowsCancelButton", UISearchController.self, { $0.automaticallyShowsCancelButton }, isDynamic: false) {
            $0.automaticallyShowsCancelButton = $1
        }
        table.add("automaticallyShowsScopeBar", UISearchController.self, { $0.automaticallyShowsScopeBar }, isDynamic: false) {
            $0.automaticallyShowsScopeBar = $1
        }
        table.add(
            "automaticallyShowsSearchResultsController", UISearchController.self, { $0.automaticallyShowsSearchResultsController },
            isDynamic: false
        ) {
            $0.automaticallyShowsSearchResultsController = $1
        }
        table.add("delegate", UISearchController.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("dimsBackgroundDuringPresentation", UISearchController.self, { $0.dimsBackgroundDuringPresentation }, isDynamic: false) {
            $0.dimsBackgroundDuringPresentation = $1
        }
        table.add(
            "hidesNavigationBarDuringPresentation", UISearchController.self, { $0.hidesNavigationBarDuringPresentation }, isDynamic: false
        ) {
            $0.hidesNavigationBarDuringPresentation = $1
        }
        table.add("active", getter: "isActive", UISearchController.self, { $0.isActive }, isDynamic: false) { $0.isActive = $1 }
        table.add(
            "obscuresBackgroundDuringPresentation", UISearchController.self, { $0.obscuresBackgroundDuringPresentation }, isDynamic: false
        ) {
            $0.obscuresBackgroundDuringPresentation = $1
        }
        table.add("scopeBarActivation", UISearchController.self, { $0.scopeBarActivation }, isDynamic: false) { $0.scopeBarActivation = $1 }
        table.add("searchBar", UISearchController.self, { $0.searchBar })
        table.add("searchBarPlacement", UISearchController.self, { $0.searchBarPlacement })
        table.add("searchResultsController", UISearchController.self, { $0.searchResultsController })
        table.add("searchResultsUpdater", UISearchController.self, { $0.searchResultsUpdater }, isDynamic: false) {
            $0.searchResultsUpdater = $1
        }
        table.add("searchSuggestions", UISearchController.self, { $0.searchSuggestions }, isDynamic: false) { $0.searchSuggestions = $1 }
        table.add("showsSearchResultsController", UISearchController.self, { $0.showsSearchResultsController }, isDynamic: false) {
            $0.showsSearchResultsController = $1
        }
        table.add("iconImage", UISearchSuggestionItem.self, { $0.iconImage })
        table.add("localizedAttributedSuggestion", UISearchSuggestionItem.self, { $0.localizedAttributedSuggestion })
        table.add("localizedDescription", UISearchSuggestionItem.self, { $0.localizedDescription })
        table.add("localizedSuggestion", UISearchSuggestionItem.self, { $0.localizedSuggestion })
        table.add("representedObject", UISearchSuggestionItem.self, { $0.representedObject }, isDynamic: false) {
            $0.representedObject = $1
        }
        table.add("allowsDeletingTokens", UISearchTextField.self, { $0.allowsDeletingTokens }, isDynamic: false) {
            $0.allowsDeletingTokens = $1
        }
        table.add("textualRange", UISearchTextField.self, { $0.textualRange })
        table.add("tokenBackgroundColor", UISearchTextField.self, { $0.tokenBackgroundColor as UIColor? }, isDynamic: false) {
            $0.tokenBackgroundColor = $1
        }
        table.add("tokens", UISearchTextField.self, { $0.tokens }, isDynamic: false) { $0.tokens = $1 }
        table.add("representedObject", UISearchToken.self, { $0.representedObject }, isDynamic: false) { $0.representedObject = $1 }
        table.add("apportionsSegmentWidthsByContent", UISegmentedControl.self, { $0.apportionsSegmentWidthsByContent }, isDynamic: false) {
            $0.apportionsSegmentWidthsByContent = $1
        }
        table.add("momentary", getter: "isMomentary", UISegmentedControl.self, { $0.isMomentary }, isDynamic: false) { $0.isMomentary = $1 }
        table.add("numberOfSegments", UISegmentedControl.self, { $0.numberOfSegments })
        table.add("selectedSegmentIndex", UISegmentedControl.self, { $0.selectedSegmentIndex }) { $0.selectedSegmentIndex = $1 }
        table.add("selectedSegmentTintColor", UISegmentedControl.self, { $0.selectedSegmentTintColor }) { $0.selectedSegmentTintColor = $1 }
        table.add("currentMaximumTrackImage", UISlider.self, { $0.currentMaximumTrackImage })
        table.add("currentMinimumTrackImage", UISlider.self, { $0.currentMinimumTrackImage })
        table.add("currentThumbImage", UISlider.self, { $0.currentThumbImage })
        table.add("continuous", getter: "isContinuous", UISlider.self, { $0.isContinuous }, isDynamic: false) { $0.isContinuous = $1 }
        table.add("maximumTrackTintColor", UISlider.self, { $0.maximumTrackTintColor }) { $0.maximumTrackTintColor = $1 }
        table.add("maximumValue", UISlider.self, { $0.maximumValue }, isDynamic: false) { $0.maximumValue = $1 }
        table.add("maximumValueImage", UISlider.self, { $0.maximumValueImage }, isDynamic: false) { $0.maximumValueImage = $1 }
        table.add("minimumTrackTintColor", UISlider.self, { $0.minimumTrackTintColor }) { $0.minimumTrackTintColor = $1 }
        table.add("minimumValue", UISlider.self, { $0.minimumValue }, isDynamic: false) { $0.minimumValue = $1 }
        table.add("minimumValueImage", UISlider.self, { $0.minimumValueImage }, isDynamic: false) { $0.minimumValueImage = $1 }
        table.add("thumbTintColor", UISlider.self, { $0.thumbTintColor }) { $0.thumbTintColor = $1 }
        table.add("value", UISlider.self, { $0.value }) { $0.value = $1 }
        table.add("autorepeat", UIStepper.self, { $0.autorepeat }, isDynamic: false) { $0.autorepeat = $1 }
        table.add("continuous", getter: "isContinuous", UIStepper.self, { $0.isContinuous }, isDynamic: false) { $0.isContinuous = $1 }
        table.add("maximumValue", UIStepper.self, { $0.maximumValue }, isDynamic: false) { $0.maximumValue = $1 }
        table.add("minimumValue", UIStepper.self, { $0.minimumValue }, isDynamic: false) { $0.minimumValue = $1 }
        table.add("stepValue", UIStepper.self, { $0.stepValue }, isDynamic: false) { $0.stepValue = $1 }
        table.add("value", UIStepper.self, { $0.value }) { $0.value = $1 }
        table.add("wraps", UIStepper.self, { $0.wraps }, isDynamic: false) { $0.wraps = $1 }
        table.add("on", getter: "isOn", UISwitch.self, { $0.isOn }) { $0.isOn = $1 }
        table.add("onTintColor", UISwitch.self, { $0.onTintColor }) { $0.onTintColor = $1 }
        table.add("thumbTintColor", UISwitch.self, { $0.thumbTintColor }) { $0.thumbTintColor = $1 }
        table.add("ignoredWords", UITextChecker.self, { $0.ignoredWords }, isDynamic: false) { $0.ignoredWords = $1 }
        table.add("adjustsFontForContentSizeCategory", UITextField.self, { $0.adjustsFontForContentSizeCategory }, isDynamic: false) {
            $0.adjustsFontForContentSizeCategory = $1
        }
        table.add("adjustsFontSizeToFitWidth", UITextField.self, { $0.adjustsFontSizeToFitWidth }, isDynamic: false) {
            $0.adjustsFontSizeToFitWidth = $1
        }
        table.add("allowsEditingTextAttributes", UITextField.self, { $0.allowsEditingTextAttributes }, isDynamic: false) {
            $0.allowsEditingTextAttributes = $1
        }
        table.add("attributedPlaceholder", UITextField.self, { $0.attributedPlaceholder }, isDynamic: false) {
            $0.attributedPlaceholder = $1
        }
        table.add("attributedText", UITextField.self, { $0.attributedText }) { $0.attributedText = $1 }
        table.add("autocapitalizationType", UITextField.self, { $0.autocapitalizationType }, isDynamic: false) {
            $0.autocapitalizationType = $1
        }
        table.add("autocorrectionType", UITextField.self, { $0.autocorrectionType }, isDynamic: false) { $0.autocorrectionType = $1 }
        table.add("background", UITextField.self, { $0.background }, isDynamic: false) { $0.background = $1 }
        table.add("beginningOfDocument", UITextField.self, { $0.beginningOfDocument })
        table.add("borderStyle", UITextField.self, { $0.borderStyle }, isDynamic: false) { $0.borderStyle = $1 }
        table.add("clearButtonMode", UITextField.self, { $0.clearButtonMode }, isDynamic: false) { $0.clearButtonMode = $1 }
        table.add("clearsOnBeginEditing", UITextField.self, { $0.clearsOnBeginEditing }, isDynamic: false) { $0.clearsOnBeginEditing = $1 }
        table.add("clearsOnInsertion", UITextField.self, { $0.clearsOnInsertion }, isDynamic: false) { $0.clearsOnInsertion = $1 }
        table.add("defaultTextAttributes", UITextField.self, { $0.defaultTextAttributes }, isDynamic: false) {
            $0.defaultTextAttributes = $1
        }
        table.add("delegate", UITextField.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("disabledBackground", UITextField.self, { $0.disabledBackground }, isDynamic: false) { $0.disabledBackground = $1 }
        table.add("enablesReturnKeyAutomatically", UITextField.self, { $0.enablesReturnKeyAutomatically }, isDynamic: false) {
            $0.enablesReturnKeyAutomatically = $1
        }
        table.add("endOfDocument", UITextField.self, { $0.endOfDocument })
        table.add("font", UITextField.self, { $0.font }) { $0.font = $1 }
        table.add("hasText", UITextField.self, { $0.hasText })
        table.add("editing", getter: "isEditing", UITextField.self, { $0.isEditing })
        table.add("secureTextEntry", getter: "isSecureTextEntry", UITextField.self, { $0.isSecureTextEntry }, isDynamic: false) {
            $0.isSecureTextEntry = $1
        }
        table.add("keyboardAppearance", UITextField.self, { $0.keyboardAppearance }, isDynamic: false) { $0.keyboardAppearance = $1 }
        table.add("keyboardType", UITextField.self, { $0.keyboardType }, isDynamic: false) { $0.keyboardType = $1 }
        table.add("leftView", UITextField.self, { $0.leftView }, isDynamic: false) { $0.leftView = $1 }
        table.add("leftViewMode", UITextField.self, { $0.leftViewMode }, isDynamic: false) { $0.leftViewMode = $1 }
        table.add("markedTextRange", UITextField.self, { $0.markedTextRange })
        table.add("markedTextStyle", UITextField.self, { $0.markedTextStyle }, isDynamic: false) { $0.markedTextStyle = $1 }
        table.add("minimumFontSize", UITextField.self, { $0.minimumFontSize }, isDynamic: false) { $0.minimumFontSize = $1 }
        table.add("passwordRules", UITextField.self, { $0.passwordRules }, isDynamic: false) { $0.passwordRules = $1 }
        table.add("placeholder", UITextField.self, { $0.placeholder }) { $0.placeholder = $1 }
        table.add("returnKeyType", UITextField.self, { $0.returnKeyType }, isDynamic: false) { $0.returnKeyType = $1 }
        table.add("rightView", UITextField.self, { $0.rightView }, isDynamic: false) { $0.rightView = $1 }
        table.add("rightViewMode", UITextField.self, { $0.rightViewMode }, isDynamic: false) { $0.rightViewMode = $1 }
        table.add("selectedTextRange", UITextField.self, { $0.selectedTextRange }, isDynamic: false) { $0.selectedTextRange = $1 }
        table.add("smartDashesType", UITextField.self, { $0.smartDashesType }, isDynamic: false) { $0.smartDashesType = $1 }
        table.add("smartInsertDeleteType", UITextField.self, { $0.smartInsertDeleteType }, isDynamic: false) {
            $0.smartInsertDeleteType = $1
        }
        table.add("smartQuotesType", UITextField.self, { $0.smartQuotesType }, isDynamic: false) { $0.smartQuotesType = $1 }
        table.add("spellCheckingType", UITextField.self, { $0.spellCheckingType }, isDynamic: false) { $0.spellCheckingType = $1 }
        table.add("text", UITextField.self, { $0.text }) { $0.text = $1 }
        table.add("textAlignment", UITextField.self, { $0.textAlignment }) { $0.textAlignment = $1 }
        table.add("textColor", UITextField.self, { $0.textColor }) { $0.textColor = $1 }
        table.add("textContentType", UITextField.self, { $0.textContentType as UITextContentType? }, isDynamic: false) {
            $0.textContentType = $1
        }
        table.add("typingAttributes", UITextField.self, { $0.typingAttributes }, isDynamic: false) { $0.typingAttributes = $1 }
        table.add("stringCompareOptions", UITextSearchOptions.self, { $0.stringCompareOptions })
        table.add("wordMatchMethod", UITextSearchOptions.self, { $0.wordMatchMethod })
        table.add("searchableObject", UITextSearchingFindSession.self, { $0.searchableObject })
        table.add("adjustsFontForContentSizeCategory", UITextView.self, { $0.adjustsFontForContentSizeCategory }, isDynamic: false) {
            $0.adjustsFontForContentSizeCategory = $1
        }
        table.add("allowsEditingTextAttributes", UITextView.self, { $0.allowsEditingTextAttributes }, isDynamic: false) {
            $0.allowsEditingTextAttributes = $1
        }
        table.add("attributedText", UITextView.self, { $0.attributedText as NSAttributedString? }) { $0.attributedText = $1 }
        table.add("autocapitalizationType", UITextView.self, { $0.autocapitalizationType }, isDynamic: false) {
            $0.autocapitalizationType = $1
        }
        table.add("autocorrectionType", UITextView.self, { $0.autocorrectionType }, isDynamic: false) { $0.autocorrectionType = $1 }
        table.add("beginningOfDocument", UITextView.self, { $0.beginningOfDocument })
        table.add("clearsOnInsertion", UITextView.self, { $0.clearsOnInsertion }, isDynamic: false) { $0.clearsOnInsertion = $1 }
        table.add("dataDetectorTypes", UITextView.self, { $0.dataDetectorTypes }, isDynamic: false) { $0.dataDetectorTypes = $1 }
        table.add("delegate", UITextView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("enablesReturnKeyAutomatically", UITextView.self, { $0.enablesReturnKeyAutomatically }, isDynamic: false) {
            $0.enablesReturnKeyAutomatically = $1
        }
        table.add("endOfDocument", UITextView.self, { $0.endOfDocument })
        table.add("findInteraction", UITextView.self, { $0.findInteraction })
        table.add("font", UITextView.self, { $0.font }) { $0.font = $1 }
        table.add("hasText", UITextView.self, { $0.hasText })
        table.add("editable", getter: "isEditable", UITextView.self, { $0.isEditable }, isDynamic: false) { $0.isEditable = $1 }
        table.add(
            "findInteractionEnabled", getter: "isFindInteractionEnabled", UITextView.self, { $0.isFindInteractionEnabled }, isDynamic: false
        ) {
            $0.isFindInteractionEnabled = $1
        }
        table.add("secureTextEntry", getter: "isSecureTextEntry", UITextView.self, { $0.isSecureTextEntry }, isDynamic: false) {
            $0.isSecureTextEntry = $1
        }
        table.add("selectable", getter: "isSelectable", UITextView.self, { $0.isSelectable }, isDynamic: false) { $0.isSelectable = $1 }
        table.add("keyboardAppearance", UITextView.self, { $0.keyboardAppearance }, isDynamic: false) { $0.keyboardAppearance = $1 }
        table.add("keyboardType", UITextView.self, { $0.keyboardType }, isDynamic: false) { $0.keyboardType = $1 }
        table.add("layoutManager", UITextView.self, { $0.layoutManager })
        table.add("linkTextAttributes", UITextView.self, { $0.linkTextAttributes as [NSAttributedString.Key: Any]? }, isDynamic: false) {
            $0.linkTextAttributes = $1
        }
        table.add("markedTextRange", UITextView.self, { $0.markedTextRange })
        table.add("markedTextStyle", UITextView.self, { $0.markedTextStyle }, isDynamic: false) { $0.markedTextStyle = $1 }
        table.add("passwordRules", UITextView.self, { $0.passwordRules }, isDynamic: false) { $0.passwordRules = $1 }
        table.add("returnKeyType", UITextView.self, { $0.returnKeyType }, isDynamic: false) { $0.returnKeyType = $1 }
        table.add("selectedRange", UITextView.self, { $0.selectedRange }, isDynamic: false) { $0.selectedRange = $1 }
        table.add("selectedTextRange", UITextView.self, { $0.selectedTextRange }, isDynamic: false) { $0.selectedTextRange = $1 }
        table.add("smartDashesType", UITextView.self, { $0.smartDashesType }, isDynamic: false) { $0.smartDashesType = $1 }
        table.add("smartInsertDeleteType", UITextView.self, { $0.smartInsertDeleteType }, isDynamic: false) {
            $0.smartInsertDeleteType = $1
        }
        table.add("smartQuotesType", UITextView.self, { $0.smartQuotesType }, isDynamic: false) { $0.smartQuotesType = $1 }
        table.add("spellCheckingType", UITextView.self, { $0.spellCheckingType }, isDynamic: false) { $0.spellCheckingType = $1 }
        table.add("supportsTextReplacement", UITextView.self, { $0.supportsTextReplacement })
        table.add("text", UITextView.self, { $0.text as String? }) { $0.text = $1 }
        table.add("textAlignment", UITextView.self, { $0.textAlignment }) { $0.textAlignment = $1 }
        table.add("textColor", UITextView.self, { $0.textColor }) { $0.textColor = $1 }
        table.add("textContainer", UITextView.self, { $0.textContainer })
        table.add("textContainerInset", UITextView.self, { $0.textContainerInset }, isDynamic: false) { $0.textContainerInset = $1 }
        table.add("textContentType", UITextView.self, { $0.textContentType as UITextContentType? }, isDynamic: false) {
            $0.textContentType = $1
        }
        table.add("textStorage", UITextView.self, { $0.textStorage })
        table.add("typingAttributes", UITextView.self, { $0.typingAttributes }, isDynamic: false) { $0.typingAttributes = $1 }
    }
}
