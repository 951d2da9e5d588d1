// What apps import as UIKit.
@_exported import UIKitLists
