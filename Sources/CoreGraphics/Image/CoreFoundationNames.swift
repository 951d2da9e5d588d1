import Foundation

/// Foundation's `Data` under its Core Foundation name, so that `data as CFData` compiles.
public typealias CFData = Data

/// The null object under its Core Foundation name, so that `[key: kCFNull]` compiles.
public let kCFNull = NSNull()

/// An array under its Core Foundation name, so that `[first, second] as CFArray` compiles.
public typealias CFArray = [Any]

/// A string under its Core Foundation name, so that `name as CFString` compiles.
public typealias CFString = String

/// A URL under its Core Foundation name, so that `url as CFURL` compiles.
public typealias CFURL = URL

/// A dictionary under its Core Foundation name.
public typealias CFDictionary = [String: Any]
