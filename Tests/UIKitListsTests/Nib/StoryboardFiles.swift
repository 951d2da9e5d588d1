import Foundation
import UIKitLists

/// A folder with Interface Builder files, as a bundle; removed at the end.
@MainActor
final class StoryboardFiles {
    let bundle: Bundle
    private let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        bundle = Bundle(url: folder)!
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A storyboard of scenes.
    static func storyboard(_ scenes: String, initial: String? = nil, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
            useAutolayout="YES" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
          <scenes>\(scenes)</scenes>
          <resources>\(resources)</resources>
        </document>
        """
    }

    /// A scene with a controller.
    static func scene(_ controller: String, others: String = "") -> String {
        """
        <scene sceneID="scene"><objects>\(controller)
          <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>\(others)
        </objects></scene>
        """
    }

    static func nib(_ objects: String, owner: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
          </objects>
        </document>
        """
    }
}
