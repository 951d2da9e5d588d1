// Made from the module's sources by LibraryFactsTests.
import Foundation
import ObjectiveCRuntime
import QuartzCore
import UIKit

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("backItem", WKBackForwardList.self, { $0.backItem })
        table.add("backList", WKBackForwardList.self, { $0.backList })
        table.add("currentItem", WKBackForwardList.self, { $0.currentItem })
        table.add("forwardItem", WKBackForwardList.self, { $0.forwardItem })
        table.add("forwardList", WKBackForwardList.self, { $0.forwardList })
        table.add("title", WKBackForwardListItem.self, { $0.title })
        table.add("URL", getter: "url", WKBackForwardListItem.self, { $0.url })
        table.add("name", WKContentWorld.self, { $0.name })
        table.add("webView", WKFrameInfo.self, { $0.webView })
        table.add("navigationType", WKNavigationAction.self, { $0.navigationType })
        table.add("request", WKNavigationAction.self, { $0.request })
        table.add("canShowMIMEType", WKNavigationResponse.self, { $0.canShowMIMEType })
        table.add("forMainFrame", getter: "isForMainFrame", WKNavigationResponse.self, { $0.isForMainFrame })
        table.add("response", WKNavigationResponse.self, { $0.response })
        table.add(
            "javaScriptCanOpenWindowsAutomatically", WKPreferences.self, { $0.javaScriptCanOpenWindowsAutomatically }, isDynamic: false
        ) {
            $0.javaScriptCanOpenWindowsAutomatically = $1
        }
        table.add("javaScriptEnabled", WKPreferences.self, { $0.javaScriptEnabled }, isDynamic: false) { $0.javaScriptEnabled = $1 }
        table.add("minimumFontSize", WKPreferences.self, { $0.minimumFontSize }, isDynamic: false) { $0.minimumFontSize = $1 }
        table.add("body", WKScriptMessage.self, { $0.body })
        table.add("frameInfo", WKScriptMessage.self, { $0.frameInfo })
        table.add("name", WKScriptMessage.self, { $0.name })
        table.add("webView", WKScriptMessage.self, { $0.webView })
        table.add("world", WKScriptMessage.self, { $0.world })
        table.add("rect", WKSnapshotConfiguration.self, { $0.rect }, isDynamic: false) { $0.rect = $1 }
        table.add("snapshotWidth", WKSnapshotConfiguration.self, { $0.snapshotWidth }, isDynamic: false) { $0.snapshotWidth = $1 }
        table.add("userScripts", WKUserContentController.self, { $0.userScripts })
        table.add("injectionTime", WKUserScript.self, { $0.injectionTime })
        table.add("forMainFrameOnly", getter: "isForMainFrameOnly", WKUserScript.self, { $0.isForMainFrameOnly })
        table.add("source", WKUserScript.self, { $0.source })
        table.add("allowsBackForwardNavigationGestures", WKWebView.self, { $0.allowsBackForwardNavigationGestures }, isDynamic: false) {
            $0.allowsBackForwardNavigationGestures = $1
        }
        table.add("backForwardList", WKWebView.self, { $0.backForwardList })
        table.add("canGoBack", WKWebView.self, { $0.canGoBack })
        table.add("canGoForward", WKWebView.self, { $0.canGoForward })
        table.add("configuration", WKWebView.self, { $0.configuration })
        table.add("customUserAgent", WKWebView.self, { $0.customUserAgent }, isDynamic: false) { $0.customUserAgent = $1 }
        table.add("estimatedProgress", WKWebView.self, { $0.estimatedProgress })
        table.add("findInteraction", WKWebView.self, { $0.findInteraction })
        table.add(
            "findInteractionEnabled", getter: "isFindInteractionEnabled", WKWebView.self, { $0.isFindInteractionEnabled }, isDynamic: false
        ) {
            $0.isFindInteractionEnabled = $1
        }
        table.add("loading", getter: "isLoading", WKWebView.self, { $0.isLoading })
        table.add("navigationDelegate", WKWebView.self, { $0.navigationDelegate }, isDynamic: false) { $0.navigationDelegate = $1 }
        table.add("pageZoom", WKWebView.self, { $0.pageZoom }, isDynamic: false) { $0.pageZoom = $1 }
        table.add("scrollView", WKWebView.self, { $0.scrollView })
        table.add("title", WKWebView.self, { $0.title })
        table.add("uiDelegate", WKWebView.self, { $0.uiDelegate }, isDynamic: false) { $0.uiDelegate = $1 }
        table.add("underPageBackgroundColor", WKWebView.self, { $0.underPageBackgroundColor as UIColor? }, isDynamic: false) {
            $0.underPageBackgroundColor = $1
        }
        table.add("URL", getter: "url", WKWebView.self, { $0.url })
        table.add("applicationNameForUserAgent", WKWebViewConfiguration.self, { $0.applicationNameForUserAgent }, isDynamic: false) {
            $0.applicationNameForUserAgent = $1
        }
        table.add(
            "defaultWebpagePreferences", WKWebViewConfiguration.self, { $0.defaultWebpagePreferences as WKWebpagePreferences? },
            isDynamic: false
        ) {
            $0.defaultWebpagePreferences = $1
        }
        table.add("preferences", WKWebViewConfiguration.self, { $0.preferences }, isDynamic: false) { $0.preferences = $1 }
        table.add("userContentController", WKWebViewConfiguration.self, { $0.userContentController }, isDynamic: false) {
            $0.userContentController = $1
        }
        table.add("websiteDataStore", WKWebViewConfiguration.self, { $0.websiteDataStore }, isDynamic: false) { $0.websiteDataStore = $1 }
        table.add("allowsContentJavaScript", WKWebpagePreferences.self, { $0.allowsContentJavaScript }, isDynamic: false) {
            $0.allowsContentJavaScript = $1
        }
        table.add("httpCookieStore", WKWebsiteDataStore.self, { $0.httpCookieStore })
        table.add("persistent", getter: "isPersistent", WKWebsiteDataStore.self, { $0.isPersistent })
    }
}
