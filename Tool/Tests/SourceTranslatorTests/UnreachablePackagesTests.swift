import Foundation
import XCTest

@testable import kinora_swiftc

/// Packages that cannot be fetched, by repositories that a test says are there.
final class UnreachablePackagesTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-fetch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, _ name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func testPackagesWithoutARepositoryAreNamedAndThoseThatNeedThem() throws {
        try write(#"Package(name: "Kit", dependencies: [.package(name: "Core", path: "../Core")])"#, "Kit/Package.swift")
        try write(
            """
            let package = Package(
                name: "Core",
                dependencies: [
                    // .package(url: "https://gone.example/Old", from: "1.0.0"),
                    .package(path: "../Kit"),
                    .package(url: "https://gone.example/Rx.git", from: "1.0.0"),
                ])

            """, "Core/Package.swift")
        try write(#"Package(name: "Own", dependencies: [.package(url: "https://here.example/A", from: "1.0.0")])"#, "Own/Package.swift")
        let packages = UnreachablePackages(scratch: folder.path + "/build") { $0.hasPrefix("https://here.example/") }
        let found = packages.find(in: [
            .local(folder.path + "/Kit"), .local(folder.path + "/Own"), .remote(url: "https://here.example/A", requirement: ""),
            .remote(url: "https://gone.example/B.git", requirement: ""),
        ])
        XCTAssertEqual(found.map(\.dependency.name), ["Kit", "B"])
        XCTAssertEqual(
            found.map(\.reason), ["it needs Rx, which cannot be fetched", "it cannot be fetched from https://gone.example/B.git"])
    }

    func testARepositoryThatIsCachedIsNotAskedFor() throws {
        try write("", "build/repositories/B-0af39d21/HEAD")
        try write("", "build/repositories/C-Kit-0af39d21/HEAD")
        let packages = UnreachablePackages(scratch: folder.path + "/build") { _ in false }
        let found = packages.find(in: ["B", "C"].map { .remote(url: "https://gone.example/\($0)", requirement: "") })
        XCTAssertEqual(found.map(\.dependency.name), ["C"])
    }

    func testALeftOutPackageGoesWithItsProductsAndIsInTheReport() {
        let kit = AppPackage.Dependency.local("/p/Kit")
        let gone = AppPackage.Dependency.remote(url: "https://a.example/Rx", requirement: "")
        var app = AppPackage.Module(name: "Shop", kind: .app, sources: [])
        app.products = [.init(name: "Kit", package: "Kit"), .init(name: "RxSwift", package: "Rx"), .init(name: "RxCocoa", package: "Rx")]
        var package = AppPackage(name: "Shop", folder: "/p", modules: [app], dependencies: [kit, gone])
        package.leaveOut(gone)
        XCTAssertEqual(package.dependencies, [kit])
        XCTAssertEqual(package.modules[0].products.map(\.name), ["Kit"])
        var report = OpenReport(dependencies: [.init(name: "Rx", state: "6.0.0", isLeftOut: false)])
        report.leaveOut("Rx", "it is gone")
        XCTAssertEqual(report.dependencies, [.init(name: "Rx", state: "it is gone", isLeftOut: true)])
        XCTAssertEqual(report.table, "left out  Rx  it is gone\n")
    }
}
