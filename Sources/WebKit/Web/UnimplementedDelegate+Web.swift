import UIKit

extension _UnimplementedDelegate: WKNavigationDelegate, WKUIDelegate {}
