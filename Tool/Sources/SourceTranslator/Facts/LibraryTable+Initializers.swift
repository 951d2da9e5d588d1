// Made from the library's sources by LibraryFactsTests; Apple's names of requirements are kept.
extension LibraryTable {
    static let initializers = """
        instance CALayer; instance CALayer layer; instance NSObject; instance UIBezierPath arcCenter radius startAngle endAngle \
        clockwise;
        instance UIBezierPath cgPath; instance UIBezierPath ovalIn; instance UIBezierPath rect;
        instance UIBezierPath roundedRect byRoundingCorners cornerRadii; instance UIBezierPath roundedRect cornerRadius;
        instance UIButton type; instance UIButton type primaryAction; instance UIColor cgColor;
        instance UIColor displayP3Red green blue alpha; instance UIColor dynamicProvider; instance UIColor hue saturation brightness \
        alpha;
        instance UIColor patternImage; instance UIColor red green blue alpha; instance UIColor white alpha; instance \
        UIGestureRecognizer;
        instance UIGestureRecognizer target action; instance UIImage cgImage; instance UIImage cgImage scale orientation;
        instance UIImage contentsOfFile; instance UIImage data; instance UIImage data scale;
        instance UINavigationController rootViewController; instance UIResponder; instance UITableViewCell style reuseIdentifier;
        instance UIView frame; instance UIViewController nibName bundle;
        """
}
