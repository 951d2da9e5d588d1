import Foundation

/// Foundation's `Data` under its Core Foundation name, so that `data as CFData` compiles.
public typealias CFData = Data

/// An array under its Core Foundation name, so that `[first, second] as CFArray` compiles.
public typealias CFArray = [Any]
