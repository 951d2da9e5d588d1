import CoreGraphics

/// Compares a subject with its stored image, `__References__/<TestFile>/<name>.png` beside the test file.
///
///     expectImage(stage, matches: "card open")
///     expectImage(card, matches: "card", tolerance: .perceptual(distance: 2, share: 0.001), masks: [.view(clock)])
///
/// A view, layer or view controller in a window is compared as displayed now, animations included. A difference fails the test at the
/// caller's line; the message has the number of pixels that differ, their bounding box and the largest difference. `expected.png`,
/// `actual.png` and `difference.png` are written into `.build/kinora-failures/<Module>/<TestFile>/<test>/<name>` (or under
/// `KINORA_FAILURES`), and attached to the test in Swift Testing. The test goes on.
///
/// A missing reference fails too. The environment variable `KINORA_RECORD` writes references: `missing` those that do not exist, `failed`
/// also those that differ, `1` all.
/// - Parameters:
///   - subject: The stage, a view, a layer, a view controller or an image.
///   - name: The name of the reference, unique within the test file. Characters that file names lack become `-`, and a
///     digest tells such names apart.
///   - tolerance: The difference that is allowed; the default is none.
///   - masks: Areas that are left out.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
/// - Returns: Whether they match, or the reference was written.
/// - Complexity: That of the subject's image, and O(*p*), where *p* is the number of pixels of both images and of all masks.
@discardableResult @MainActor
public func expectImage(
    _ subject: some ImageSubject, matches name: String, tolerance: ImageTolerance = .exact, masks: [ImageMask] = [],
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
    ImageCheck(name: name, tolerance: tolerance, masks: masks, site: CallSite(fileID, file, line)).run(subject)
}

/// Compares a subject with its stored image in each configuration, on a stage of its own.
///
///     expectImages(matching: "settings", in: StageConfiguration.matrix(appearances: [.light, .dark])) { stage in
///         SettingsViewController()
///     }
///
/// The references are named `<name>.<configuration>.png`. The test must hold no stage: a process has one at a time.
/// - Parameters:
///   - name: The first part of the names of the references.
///   - configurations: The configurations, in order.
///   - tolerance: Allowed difference of the images.
///   - masks: Areas that are not compared.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
///   - subject: Makes the subject on the stage it is given; it may return that stage.
/// - Returns: Whether all match.
/// - Complexity: For each configuration `subject` and that of `expectImage`.
@discardableResult @MainActor
public func expectImages(
    matching name: String, in configurations: [StageConfiguration], tolerance: ImageTolerance = .exact, masks: [ImageMask] = [],
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    _ subject: @MainActor (Stage) throws -> any ImageSubject
) rethrows -> Bool {
    var matches = true
    for (index, configuration) in configurations.enumerated()
    where configurations[..<index].contains(where: { $0.name.lowercased() == configuration.name.lowercased() }) {
        let check = ImageCheck(name: name, tolerance: tolerance, masks: masks, site: CallSite(fileID, file, line))
        return check.fail("Two configurations of '\(name)' have the name '\(configuration.name)'; give their devices other names.")
    }
    for configuration in configurations {
        let stage = configuration.makeStage(fileID: fileID, file: file, line: line)
        let subject = try subject(stage)
        let check = ImageCheck(
            name: "\(name).\(configuration.name)", tolerance: tolerance, masks: masks, site: CallSite(fileID, file, line))
        matches = check.run(subject) && matches
    }
    return matches
}
