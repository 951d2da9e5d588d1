import CElementary
import Foundation
import TestSupport
import XCTest

/// The elementary functions that replace the C library's: the same bits on every processor.
final class ElementaryFunctionTests: XCTestCase {
    private struct Function {
        let name: String
        let own: @convention(c) (Double) -> Double
        let system: @convention(c) (Double) -> Double
    }

    private struct FunctionOfTwo {
        let name: String
        let own: @convention(c) (Double, Double) -> Double
        let system: @convention(c) (Double, Double) -> Double
    }

    private var functions: [Function] = []
    private var functionsOfTwo: [FunctionOfTwo] = []

    override func setUpWithError() throws {
        let library = try XCTUnwrap(dlopen("libm.so.6", RTLD_NOW | RTLD_LOCAL))
        var next = try XCTUnwrap(kinora_elementary_functions())
        while let name = next.pointee.name {
            let system = try XCTUnwrap(dlsym(library, name))
            if let own = next.pointee.function {
                functions.append(
                    Function(
                        name: String(cString: name), own: own, system: unsafeBitCast(system, to: (@convention(c) (Double) -> Double).self)))
            } else if let own = next.pointee.function_of_two {
                functionsOfTwo.append(
                    FunctionOfTwo(
                        name: String(cString: name), own: own,
                        system: unsafeBitCast(system, to: (@convention(c) (Double, Double) -> Double).self)))
            }
            next += 1
        }
    }

    func testTheProcessCallsThem() throws {
        XCTAssertEqual(functions.count + functionsOfTwo.count, 20)
        let process = dlopen(nil, RTLD_NOW)
        for function in functions {
            let found = try XCTUnwrap(dlsym(process, function.name))
            XCTAssertEqual(found, unsafeBitCast(function.own, to: UnsafeMutableRawPointer.self), function.name)
        }
        for function in functionsOfTwo {
            let found = try XCTUnwrap(dlsym(process, function.name))
            XCTAssertEqual(found, unsafeBitCast(function.own, to: UnsafeMutableRawPointer.self), function.name)
        }
        XCTAssertNotEqual(dlsym(dlopen("libm.so.6", RTLD_NOW), "sin"), dlsym(process, "sin"))
    }

    /// The bits of a million values. Another digest on some processor breaks the promise of equal pixels.
    func testTheBitsAreThoseOfEveryProcessor() {
        var random = SeededRandom(seed: 32)
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: Double) {
            digest = (digest ^ (value.isNaN ? Double.nan : value).bitPattern) &* 0x100_0000_01B3
        }
        for _ in 0..<50_000 {
            let (small, large) = (Double.random(in: -1...1, using: &random), Double.random(in: -100...100, using: &random))
            for function in functions {
                add(function.own(small))
                add(function.own(large))
            }
            for function in functionsOfTwo { add(function.own(abs(large), small)) }
        }
        XCTAssertEqual(String(digest, radix: 16), "1be825501de37b99")
    }

    func testTheyAreWithinTwoUnitsOfTheSystems() {
        var random = SeededRandom(seed: 33)
        // The C library's own error reaches 3.3 units in some.
        let loose: Set = ["cbrt", "sinh", "cosh", "tanh", "log10"]
        for _ in 0..<20_000 {
            let exponent = Double.random(in: -300...300, using: &random)
            let values = [
                Double.random(in: -1...1, using: &random), .random(in: -50...50, using: &random),
                .random(in: 0...1e9, using: &random), Foundation.exp(exponent),
            ]
            for value in values {
                for function in functions {
                    check(function.own(value), function.system(value), loose.contains(function.name) ? 4 : 1, "\(function.name)(\(value))")
                }
                for function in functionsOfTwo {
                    let other = Double.random(in: -3...3, using: &random)
                    check(function.own(value, other), function.system(value, other), 1, "\(function.name)(\(value), \(other))")
                }
            }
        }
    }

    func testSpecialValuesAreTheSystems() {
        let values: [Double] = [
            0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
            .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0.5, -0.5, 2, 3, -3, 1e22, 0x1p-30, 711, -746, 1024, -1075, 0x1p53,
            0x1p1000,
        ]
        for value in values {
            for function in functions { check(function.own(value), function.system(value), 1, "\(function.name)(\(value))") }
            for other in values {
                for function in functionsOfTwo {
                    check(function.own(value, other), function.system(value, other), 1, "\(function.name)(\(value), \(other))")
                }
            }
        }
    }

    /// Whether a value is the expected one, but for a number of units in the last place.
    private func check(_ value: Double, _ expected: Double, _ units: Double, _ name: String) {
        if value.isNaN || expected.isNaN { return XCTAssert(value.isNaN && expected.isNaN, "\(name): \(value), not \(expected)") }
        if value == expected { return XCTAssertEqual(value.sign, expected.sign, name) }
        XCTAssertLessThanOrEqual(abs(value - expected), units * max(value.ulp, expected.ulp), "\(name): \(value), not \(expected)")
    }
}
