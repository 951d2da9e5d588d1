import XCTest
import WebKit
import Kinora

final class FirstTests: XCTestCase {}
