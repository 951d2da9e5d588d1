// Made from the module's sources by LibraryFactsTests.
import CoreGraphics
import Display
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("data", NSDataAsset.self, { $0.data })
        table.add("name", NSDataAsset.self, { $0.name })
        table.add("typeIdentifier", NSDataAsset.self, { $0.typeIdentifier })
        table.add("checkingTypes", NSDataDetector.self, { $0.checkingTypes })
        table.add("registeredContentTypes", NSItemProvider.self, { $0.registeredContentTypes })
        table.add("registeredTypeIdentifiers", NSItemProvider.self, { $0.registeredTypeIdentifiers })
        table.add("suggestedName", NSItemProvider.self, { $0.suggestedName }, isDynamic: false) { $0.suggestedName = $1 }
        table.add("alignment", NSParagraphStyle.self, { $0.alignment })
        table.add("allowsDefaultTighteningForTruncation", NSParagraphStyle.self, { $0.allowsDefaultTighteningForTruncation })
        table.add("baseWritingDirection", NSParagraphStyle.self, { $0.baseWritingDirection })
        table.add("defaultTabInterval", NSParagraphStyle.self, { $0.defaultTabInterval })
        table.add("firstLineHeadIndent", NSParagraphStyle.self, { $0.firstLineHeadIndent })
        table.add("headIndent", NSParagraphStyle.self, { $0.headIndent })
        table.add("hyphenationFactor", NSParagraphStyle.self, { $0.hyphenationFactor })
        table.add("lineBreakMode", NSParagraphStyle.self, { $0.lineBreakMode })
        table.add("lineBreakStrategy", NSParagraphStyle.self, { $0.lineBreakStrategy })
        table.add("lineHeightMultiple", NSParagraphStyle.self, { $0.lineHeightMultiple })
        table.add("lineSpacing", NSParagraphStyle.self, { $0.lineSpacing })
        table.add("maximumLineHeight", NSParagraphStyle.self, { $0.maximumLineHeight })
        table.add("minimumLineHeight", NSParagraphStyle.self, { $0.minimumLineHeight })
        table.add("paragraphSpacing", NSParagraphStyle.self, { $0.paragraphSpacing })
        table.add("paragraphSpacingBefore", NSParagraphStyle.self, { $0.paragraphSpacingBefore })
        table.add("tabStops", NSParagraphStyle.self, { $0.tabStops as [NSTextTab]? })
        table.add("tailIndent", NSParagraphStyle.self, { $0.tailIndent })
        table.add("textLists", NSParagraphStyle.self, { $0.textLists })
        table.add("usesDefaultHyphenation", NSParagraphStyle.self, { $0.usesDefaultHyphenation })
        table.add("shadowBlurRadius", NSShadow.self, { $0.shadowBlurRadius }, isDynamic: false) { $0.shadowBlurRadius = $1 }
        table.add("shadowColor", NSShadow.self, { $0.shadowColor }, isDynamic: false) { $0.shadowColor = $1 }
        table.add("shadowOffset", NSShadow.self, { $0.shadowOffset }, isDynamic: false) { $0.shadowOffset = $1 }
        table.add("actualScaleFactor", NSStringDrawingContext.self, { $0.actualScaleFactor })
        table.add("minimumScaleFactor", NSStringDrawingContext.self, { $0.minimumScaleFactor }, isDynamic: false) {
            $0.minimumScaleFactor = $1
        }
        table.add("totalBounds", NSStringDrawingContext.self, { $0.totalBounds })
        table.add("bounds", NSTextAttachment.self, { $0.bounds }, isDynamic: false) { $0.bounds = $1 }
        table.add("contents", NSTextAttachment.self, { $0.contents }, isDynamic: false) { $0.contents = $1 }
        table.add("fileType", NSTextAttachment.self, { $0.fileType }, isDynamic: false) { $0.fileType = $1 }
        table.add("image", NSTextAttachment.self, { $0.image }, isDynamic: false) { $0.image = $1 }
        table.add("exclusionPaths", NSTextContainer.self, { $0.exclusionPaths }, isDynamic: false) { $0.exclusionPaths = $1 }
        table.add("heightTracksTextView", NSTextContainer.self, { $0.heightTracksTextView }, isDynamic: false) {
            $0.heightTracksTextView = $1
        }
        table.add("simpleRectangular", getter: "isSimpleRectangular", NSTextContainer.self, { $0.isSimpleRectangular })
        table.add("lineBreakMode", NSTextContainer.self, { $0.lineBreakMode }, isDynamic: false) { $0.lineBreakMode = $1 }
        table.add("lineFragmentPadding", NSTextContainer.self, { $0.lineFragmentPadding }, isDynamic: false) { $0.lineFragmentPadding = $1 }
        table.add("maximumNumberOfLines", NSTextContainer.self, { $0.maximumNumberOfLines }, isDynamic: false) {
            $0.maximumNumberOfLines = $1
        }
        table.add("size", NSTextContainer.self, { $0.size }, isDynamic: false) { $0.size = $1 }
        table.add("widthTracksTextView", NSTextContainer.self, { $0.widthTracksTextView }, isDynamic: false) { $0.widthTracksTextView = $1 }
        table.add("ordered", getter: "isOrdered", NSTextList.self, { $0.isOrdered })
        table.add("listOptions", NSTextList.self, { $0.listOptions })
        table.add("markerFormat", NSTextList.self, { $0.markerFormat })
        table.add("startingItemNumber", NSTextList.self, { $0.startingItemNumber }, isDynamic: false) { $0.startingItemNumber = $1 }
        table.add("alignment", NSTextTab.self, { $0.alignment })
        table.add("location", NSTextTab.self, { $0.location })
        table.add("options", NSTextTab.self, { $0.options })
        table.add("activityType", NSUserActivity.self, { $0.activityType })
        table.add("delegate", NSUserActivity.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("expirationDate", NSUserActivity.self, { $0.expirationDate }, isDynamic: false) { $0.expirationDate = $1 }
        table.add(
            "eligibleForHandoff", getter: "isEligibleForHandoff", NSUserActivity.self, { $0.isEligibleForHandoff }, isDynamic: false
        ) {
            $0.isEligibleForHandoff = $1
        }
        table.add(
            "eligibleForPrediction", getter: "isEligibleForPrediction", NSUserActivity.self, { $0.isEligibleForPrediction },
            isDynamic: false
        ) {
            $0.isEligibleForPrediction = $1
        }
        table.add(
            "eligibleForPublicIndexing", getter: "isEligibleForPublicIndexing", NSUserActivity.self, { $0.isEligibleForPublicIndexing },
            isDynamic: false
        ) {
            $0.isEligibleForPublicIndexing = $1
        }
        table.add("eligibleForSearch", getter: "isEligibleForSearch", NSUserActivity.self, { $0.isEligibleForSearch }, isDynamic: false) {
            $0.isEligibleForSearch = $1
        }
        table.add("keywords", NSUserActivity.self, { $0.keywords }, isDynamic: false) { $0.keywords = $1 }
        table.add("needsSave", NSUserActivity.self, { $0.needsSave }, isDynamic: false) { $0.needsSave = $1 }
        table.add("persistentIdentifier", NSUserActivity.self, { $0.persistentIdentifier }, isDynamic: false) {
            $0.persistentIdentifier = $1
        }
        table.add("referrerURL", NSUserActivity.self, { $0.referrerURL }, isDynamic: false) { $0.referrerURL = $1 }
        table.add("requiredUserInfoKeys", NSUserActivity.self, { $0.requiredUserInfoKeys }, isDynamic: false) {
            $0.requiredUserInfoKeys = $1
        }
        table.add("supportsContinuationStreams", NSUserActivity.self, { $0.supportsContinuationStreams }, isDynamic: false) {
            $0.supportsContinuationStreams = $1
        }
        table.add("targetContentIdentifier", NSUserActivity.self, { $0.targetContentIdentifier }, isDynamic: false) {
            $0.targetContentIdentifier = $1
        }
        table.add("title", NSUserActivity.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("userInfo", NSUserActivity.self, { $0.userInfo }, isDynamic: false) { $0.userInfo = $1 }
        table.add("webpageURL", NSUserActivity.self, { $0.webpageURL }, isDynamic: false) { $0.webpageURL = $1 }
        table.add("bounds", UIBezierPath.self, { $0.bounds })
        table.add("CGPath", getter: "cgPath", UIBezierPath.self, { $0.cgPath }, isDynamic: false) { $0.cgPath = $1 }
        table.add("currentPoint", UIBezierPath.self, { $0.currentPoint })
        table.add("empty", getter: "isEmpty", UIBezierPath.self, { $0.isEmpty })
        table.add("lineCapStyle", UIBezierPath.self, { $0.lineCapStyle }, isDynamic: false) { $0.lineCapStyle = $1 }
        table.add("lineJoinStyle", UIBezierPath.self, { $0.lineJoinStyle }, isDynamic: false) { $0.lineJoinStyle = $1 }
        table.add("lineWidth", UIBezierPath.self, { $0.lineWidth }, isDynamic: false) { $0.lineWidth = $1 }
        table.add("miterLimit", UIBezierPath.self, { $0.miterLimit }, isDynamic: false) { $0.miterLimit = $1 }
        table.add("usesEvenOddFillRule", UIBezierPath.self, { $0.usesEvenOddFillRule }, isDynamic: false) { $0.usesEvenOddFillRule = $1 }
        table.add("CGColor", getter: "cgColor", UIColor.self, { $0.cgColor })
        table.add("currentImage", UIGraphicsImageRendererContext.self, { $0.currentImage })
        table.add("opaque", UIGraphicsImageRendererFormat.self, { $0.opaque }, isDynamic: false) { $0.opaque = $1 }
        table.add("preferredRange", UIGraphicsImageRendererFormat.self, { $0.preferredRange }, isDynamic: false) { $0.preferredRange = $1 }
        table.add("scale", UIGraphicsImageRendererFormat.self, { $0.scale }, isDynamic: false) { $0.scale = $1 }
        table.add("pdfContextBounds", UIGraphicsPDFRendererContext.self, { $0.pdfContextBounds })
        table.add("documentInfo", UIGraphicsPDFRendererFormat.self, { $0.documentInfo }, isDynamic: false) { $0.documentInfo = $1 }
        table.add("format", UIGraphicsRenderer.self, { $0.format })
        table.add("CGContext", getter: "cgContext", UIGraphicsRendererContext.self, { $0.cgContext })
        table.add("format", UIGraphicsRendererContext.self, { $0.format })
        table.add("bounds", UIGraphicsRendererFormat.self, { $0.bounds })
        table.add("alignmentRectInsets", UIImage.self, { $0.alignmentRectInsets })
        table.add("baselineOffsetFromBottom", UIImage.self, { $0.baselineOffsetFromBottom })
        table.add("capInsets", UIImage.self, { $0.capInsets })
        table.add("CGImage", getter: "cgImage", UIImage.self, { $0.cgImage })
        table.add("CIImage", getter: "ciImage", UIImage.self, { $0.ciImage })
        table.add("configuration", UIImage.self, { $0.configuration })
        table.add("duration", UIImage.self, { $0.duration })
        table.add("flipsForRightToLeftLayoutDirection", UIImage.self, { $0.flipsForRightToLeftLayoutDirection })
        table.add("imageAsset", UIImage.self, { $0.imageAsset })
        table.add("imageOrientation", UIImage.self, { $0.imageOrientation })
        table.add("imageRendererFormat", UIImage.self, { $0.imageRendererFormat })
        table.add("images", UIImage.self, { $0.images })
        table.add("symbolImage", getter: "isSymbolImage", UIImage.self, { $0.isSymbolImage })
        table.add("leftCapWidth", UIImage.self, { $0.leftCapWidth })
        table.add("renderingMode", UIImage.self, { $0.renderingMode })
        table.add("resizingMode", UIImage.self, { $0.resizingMode })
        table.add("scale", UIImage.self, { $0.scale })
        table.add("size", UIImage.self, { $0.size })
        table.add("symbolConfiguration", UIImage.self, { $0.symbolConfiguration })
        table.add("topCapHeight", UIImage.self, { $0.topCapHeight })
        table.add("traitCollection", UIImage.self, { $0.traitCollection })
        table.add("traitCollection", UIImage.Configuration.self, { $0.traitCollection })
        table.add("accessibilityContrast", UITraitCollection.self, { $0.accessibilityContrast })
        table.add("displayGamut", UITraitCollection.self, { $0.displayGamut })
        table.add("displayScale", UITraitCollection.self, { $0.displayScale })
        table.add("forceTouchCapability", UITraitCollection.self, { $0.forceTouchCapability })
        table.add("horizontalSizeClass", UITraitCollection.self, { $0.horizontalSizeClass })
        table.add("layoutDirection", UITraitCollection.self, { $0.layoutDirection })
        table.add("legibilityWeight", UITraitCollection.self, { $0.legibilityWeight })
        table.add("preferredContentSizeCategory", UITraitCollection.self, { $0.preferredContentSizeCategory })
        table.add("userInterfaceIdiom", UITraitCollection.self, { $0.userInterfaceIdiom })
        table.add("userInterfaceLevel", UITraitCollection.self, { $0.userInterfaceLevel })
        table.add("userInterfaceStyle", UITraitCollection.self, { $0.userInterfaceStyle })
        table.add("verticalSizeClass", UITraitCollection.self, { $0.verticalSizeClass })
    }
}
