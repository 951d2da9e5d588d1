import Foundation
import XCTest

@testable import SourceTranslator
@testable import kinora_swiftc

final class MissingAPITests: XCTestCase {
    func testTheLibraryIsJudgedByItsOwnDeclarations() throws {
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-api-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: cache) }
        let api = try MissingAPI(kinora: Corpus.root.path, cache: cache.path)
        func missing(_ text: String) -> [String] {
            api.uses(in: [.init(name: "App", texts: [("A.swift", Array(text.utf8))])]).flatMap(\.uses).map(\.name)
        }
        XCTAssertEqual(
            missing(
                """
                import UIKit
                class C: UIViewController, UITableViewDataSource {
                    let table = UITableView(frame: .zero, style: .grouped)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(table); table.rowHeight = UITableView.automaticDimension
                        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(go))
                        UserDefaults.standard.set(1, forKey: "a"); NotificationCenter.default.post(name: .init("a"), object: nil)
                        let text = NSAttributedString(string: "a"); _ = text.string.count; view.layer.cornerRadius = 3
                        UIView.animate(withDuration: 0.2) { self.view.alpha = CGFloat(1) }; Timer.scheduledTimer(withTimeInterval: 1,
                            repeats: false) { $0.invalidate() }
                    }
                    var next: C?
                    func all() -> [UIView] { next.map { $0.all() } ?? next.flatMap { $0.view }.map { [$0] } ?? [] }
                    @objc func go() { dismiss(animated: true); let c = UIColor.systemTeal.cgColor; _ = c.alpha }
                }
                """), [], "none of this is missing")
        XCTAssertEqual(
            missing(
                "import UIKit\nclass C: UIView { override func sparkleAll() { layer.glitter = 1; UIColor.noSuchColor.set() } }\nlet n = UINever()"
            ),
            ["UIView.sparkleAll", "CALayer.glitter", "UIColor.noSuchColor", "UINever"])
        XCTAssertEqual(missing("import UIKit\nlet bundle = Bundle.module, other = Bundle.nothing"), ["Bundle.nothing"])
        // A foreign module may add what it likes to Apple's types, but no type of theirs.
        XCTAssertEqual(
            missing("import UIKit\nimport SnapKit\nfunc f(_ v: UIView) { v.snp.make(); UINever() }\nlet n: UINever"), ["UINever"])
        // The declarations are kept: they are written once.
        func dates() throws -> [String: Date] {
            let names = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
            return try Dictionary(
                uniqueKeysWithValues: names.map { name in
                    let values = try FileManager.default.attributesOfItem(atPath: cache.path + "/" + name)
                    return (name, try XCTUnwrap(values[.modificationDate] as? Date))
                })
        }
        let before = try dates()
        XCTAssertFalse(before.isEmpty)
        _ = try MissingAPI(kinora: Corpus.root.path, cache: cache.path)
        XCTAssertEqual(try dates(), before)
        try checkInstalled(with: XCTUnwrap(before.keys.first { $0.hasPrefix("api-") }.map { cache.path + "/" + $0 }))
    }

    /// An installed Kinora has the file beside its modules; nothing else is read or written.
    private func checkInstalled(with file: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-installed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let prebuilt = folder.appendingPathComponent("Prebuilt")
        try FileManager.default.createDirectory(at: prebuilt, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: file, toPath: prebuilt.path + "/api.json")
        let api = try MissingAPI(kinora: folder.path, cache: folder.path + "/cache")
        let text = Array("import Foundation\nlet color = UIColor.red, none = UIColor.noSuchColor".utf8)
        let uses = api.uses(in: [.init(name: "App", texts: [("A.swift", text)])]).flatMap(\.uses)
        XCTAssertEqual(uses.map(\.name), ["UIColor.noSuchColor"])
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/cache"))
    }
}
