/// The version of Foundation, by which old sources tell versions of iOS: that of iOS 17.
public let NSFoundationVersionNumber = 2048.0

/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
