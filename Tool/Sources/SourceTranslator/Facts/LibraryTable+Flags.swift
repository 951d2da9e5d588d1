// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let flags = """
        isAbsolute; isAbsoluteOffset; isActive; isAdditive; isAnimating; isBaselineRelativeArrangement; isBatteryMonitoringEnabled;
        isBeingDismissed; isBeingPresented; isCollapsed; isContextMenuInteractionEnabled; isContinuous; isCumulative; isDecelerating;
        isDirectionalLockEnabled; isDisplayingRepresentativeItem; isDoubleSided; isDragging; isEditable; isEditing; \
        isEligibleForHandoff;
        isEligibleForPrediction; isEligibleForPublicIndexing; isEligibleForSearch; isEmpty; isEnabled; isEstimated; isExclusiveTouch;
        isFindInteractionEnabled; isFindNavigatorVisible; isFinished; isFixed; isFlexible; isFocused; isForMainFrame; \
        isForMainFrameOnly;
        isFractionalHeight; isFractionalOffset; isFractionalWidth; isGeneratingDeviceOrientationNotifications; isGeometryFlipped; \
        isHidden;
        isHighlighted; isIdleTimerDisabled; isIgnoringInteractionEvents; isInterruptible; isKeyWindow; \
        isLayoutMarginsRelativeArrangement;
        isLoading; isManualHitTestingEnabled; isMenuVisible; isModalInPresentation; isMomentary; isMovingFromParent; isMovingToParent;
        isMultipleTouchEnabled; isMultitaskingSupported; isNavigationBarHidden; isOn; isOpaque; isOrdered; isPagingEnabled; isPaused;
        isPersistent; isPitchEnabled; isPointerInteractionEnabled; isPrefetchingEnabled; isProtectedDataAvailable; isReadyForDisplay;
        isRedoing; isRefreshing; isRegisteredForRemoteNotifications; isRemovedOnCompletion; isReversed; isRotateEnabled; isRunning;
        isScrollEnabled; isSearchResultsButtonSelected; isSecureTextEntry; isSelectable; isSelected; isSimpleRectangular;
        isStatusBarHidden; isSymbolImage; isToolbarHidden; isTouchInside; isTracking; isTranslucent; isUndoRegistrationEnabled; \
        isUndoing;
        isUpdating; isUserInteractionEnabled; isUserLocationVisible; isViewLoaded; isVisible; isWrapped; isZoomBouncing; isZoomEnabled;
        isZooming;
        """
}
