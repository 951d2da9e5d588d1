import Foundation
import XCTest

@testable import UIFoundation

/// Results of `NSDataDetector`, as Apple's documentation of the class and its results describes them.
final class NSDataDetectorTests: XCTestCase {
    private let links = NSTextCheckingResult.CheckingType.links
    private let all: NSTextCheckingResult.CheckingType = [.links, .phoneNumbers, .addresses, .dates]

    private func results(
        _ text: String, _ types: NSTextCheckingResult.CheckingType? = nil, _ options: NSRegularExpression.MatchingOptions = [],
        in range: NSRange? = nil
    ) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: (types ?? all).rawValue).matches(
            in: text, options: options, range: range ?? NSRange(location: 0, length: text.utf16.count))
    }

    /// Foundation's own constants, without the warning that its regular expressions find no such results.
    func testTheConstantsAreFoundations() throws {
        let names = ["date", "address", "link", "phoneNumber"]
        let values: [NSTextCheckingResult.CheckingType] = [.dates, .addresses, .links, .phoneNumbers]
        XCTAssertEqual(values.map(\.rawValue), [16, 32, 64, 2048], "\(names)")
    }

    func testEachResultHasItsTypeItsRangeAndItsValue() throws {
        let text = "See example.com, call 555-123-4567, on December 25, 2026 at 350 5th Ave, New York, NY 10118 or a@b.org"
        let found = try results(text)
        XCTAssertEqual(found.map(\.resultType), [.links, .phoneNumbers, .dates, .addresses, .links])
        XCTAssertEqual(
            found.map { (text as NSString).substring(with: $0.range) },
            ["example.com", "555-123-4567", "December 25, 2026", "350 5th Ave, New York, NY 10118", "a@b.org"])
        XCTAssertEqual(found.map { $0.url?.absoluteString }, ["http://example.com", nil, nil, nil, "mailto:a@b.org"])
        XCTAssertEqual(found.map(\.phoneNumber), [nil, "555-123-4567", nil, nil, nil])
        XCTAssertEqual(found.map { $0.date != nil }, [false, false, true, false, false])
        XCTAssertEqual(
            found[3].addressComponents, [.street: "350 5th Ave", .city: "New York", .state: "NY", .zip: "10118"])
        XCTAssertEqual(found.map(\.numberOfRanges), [1, 1, 1, 1, 1])
        XCTAssertEqual(found[0].range(at: 0), found[0].range)
        XCTAssertNil(found[0].regularExpression)
    }

    func testAddressesHaveTheComponentsThatTheTextNames() throws {
        for (text, components) in [
            ("10 Downing Street, London SW1A 2AA", [NSTextCheckingKey.street: "10 Downing Street", .city: "London", .zip: "SW1A 2AA"]),
            ("Unter den Linden 77, 10117 Berlin", [.street: "Unter den Linden 77", .city: "Berlin", .zip: "10117"]),
            ("8 rue de Londres, 75009 Paris", [.street: "8 rue de Londres", .city: "Paris", .zip: "75009"]),
            (
                "1600 Amphitheatre Parkway\nMountain View, CA 94043",
                [.street: "1600 Amphitheatre Parkway", .city: "Mountain View", .state: "CA", .zip: "94043"]
            ),
        ] { XCTAssertEqual(try results(text, .addresses).first?.components, components, text) }
    }

    func testOnlyTheRangeIsLookedAt() throws {
        let text = "\u{1F600} example.com and example.org"
        let whole = text as NSString
        let behind = NSRange(location: 14, length: whole.length - 14)
        XCTAssertEqual(try results(text, links, in: behind).map(\.range), [whole.range(of: "example.org")])
        // A part of an address may be one.
        let tail = whole.range(of: "ple.com")
        XCTAssertEqual(try results(text, links, in: tail).map(\.range), [tail])
        XCTAssertEqual(try results(text, links, .anchored).count, 0)
        XCTAssertEqual(try results(text, links, .anchored, in: NSRange(location: 3, length: 20)).count, 1)
    }

    func testAClosureEndsTheSearchAndLearnsOfItsEnd() throws {
        let detector = try NSDataDetector(types: links.rawValue)
        let text = "a.com b.com c.com"
        let whole = NSRange(location: 0, length: text.utf16.count)
        var urls: [String] = []
        detector.enumerateMatches(in: text, range: whole) { result, _, stop in
            urls.append(result?.url?.host ?? "none")
            stop.pointee = ObjCBool(urls.count == 2)
        }
        XCTAssertEqual(urls, ["a.com", "b.com"])
        var ends: [Bool] = []
        detector.enumerateMatches(in: text, options: .reportCompletion, range: whole) { result, flags, _ in
            ends.append(result == nil && flags.contains(.completed))
        }
        XCTAssertEqual(ends, [false, false, false, true])
        XCTAssertEqual(detector.numberOfMatches(in: text, range: whole), 3)
        XCTAssertEqual(detector.firstMatch(in: text, range: whole)?.url?.host, "a.com")
        XCTAssertEqual(detector.rangeOfFirstMatch(in: text, range: whole), NSRange(location: 0, length: 5))
        XCTAssertEqual(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location, NSNotFound)
    }

    func testADetectorNeedsTypes() throws {
        XCTAssertThrowsError(try NSDataDetector(types: 0)) { XCTAssertEqual(($0 as NSError).domain, NSCocoaErrorDomain) }
        XCTAssertEqual(try NSDataDetector(types: links.rawValue), try NSDataDetector(types: links.rawValue))
        XCTAssertNotEqual(try NSDataDetector(types: links.rawValue), try NSDataDetector(types: all.rawValue))
        XCTAssertEqual(try NSDataDetector(types: links.rawValue).checkingTypes, links.rawValue)
    }

    func testResultsAndDetectorsAreArchived() throws {
        let text = "example.com 555-123-4567 2026-12-24 350 5th Ave, New York, NY 10118"
        for result in try results(text) {
            let data = try NSKeyedArchiver.archivedData(withRootObject: result, requiringSecureCoding: false)
            let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSTextCheckingResult
            XCTAssertEqual(read, result)
        }
        let detector = try NSDataDetector(types: links.rawValue)
        let data = try NSKeyedArchiver.archivedData(withRootObject: detector, requiringSecureCoding: false)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSDataDetector, detector)
    }

    func testResultsAreMadeByTheApp() throws {
        let range = NSRange(location: 3, length: 4)
        let url = try XCTUnwrap(URL(string: "https://example.com"))
        XCTAssertEqual(NSTextCheckingResult.linkCheckingResult(range: range, url: url).url, url)
        XCTAssertEqual(NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "1").phoneNumber, "1")
        let result = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Paris"])
        XCTAssertEqual(result.addressComponents, [.city: "Paris"])
        XCTAssertEqual(result.range, range)
        let (date, zone) = (Date(timeIntervalSinceReferenceDate: 60), try XCTUnwrap(TimeZone(identifier: "Europe/Paris")))
        let event = NSTextCheckingResult.dateCheckingResult(range: range, date: date, timeZone: zone, duration: 90)
        XCTAssertEqual(event.date, date)
        XCTAssertEqual(event.timeZone, zone)
        XCTAssertEqual(event.duration, 90)
        XCTAssertNil(NSTextCheckingResult.dateCheckingResult(range: range, date: date).timeZone)
    }
}
