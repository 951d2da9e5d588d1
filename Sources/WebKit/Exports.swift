// Apps that import WebKit alone use UIKit's types and URL requests too.
@_exported import FoundationNetworking
@_exported import UIKit
