import Foundation
import Resources
import Testing

struct DataModelFolderTests {
    private func withModel(_ current: String?, _ body: (DataModelFolder) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["One", "Two"] {
            let version = folder.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data("<model><entity name='\(name)'/></model>".utf8).write(to: version.appendingPathComponent("contents"))
        }
        if let current {
            let list = try PropertyListSerialization.data(
                fromPropertyList: ["_XCCurrentVersionName": "\(current).xcdatamodel"], format: .xml, options: 0)
            try list.write(to: folder.appendingPathComponent(".xccurrentversion"))
        }
        try body(DataModelFolder(url: folder))
    }

    @Test(arguments: [("One", "One"), ("Two", "Two"), (nil, "Two")])
    func theCurrentVersionIsRead(_ current: String?, _ expected: String) throws {
        try withModel(current) { model in
            let (root, file) = try model.contents()
            #expect(root.children.first?["name"] == expected && file == "\(expected).xcdatamodel/contents")
        }
    }

    @Test func aFolderOfOneVersionIsRead() throws {
        try withModel(nil) { model in
            let one = DataModelFolder(url: model.url.appendingPathComponent("One.xcdatamodel"))
            let root = try one.contents().root
            #expect(root.children.first?["name"] == "One")
        }
    }

    @Test func aVersionThatIsNotThereIsAnError() throws {
        try withModel("Three") { model in
            #expect(throws: ResourceError.self) { try model.contents() }
        }
    }
}
