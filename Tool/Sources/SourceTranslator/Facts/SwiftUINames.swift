/// The names of SwiftUI's declarations: its types, the functions without an object, and what it has of Combine.
enum SwiftUINames {
    static let all = Set(
        """
        AccessibilityFocusState Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair
        Animation AnyGesture AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase Axis
        BackgroundStyle Binding BlendMode BorderedButtonStyle BorderlessButtonStyle Button ButtonBorderShape ButtonRole ButtonStyle
        ButtonStyleConfiguration Canvas Capsule Circle Color ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast CommandGroup
        CommandMenu Commands ContainerRelativeShape ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory
        ContentUnavailableView ContextMenu ControlGroup ControlSize CoordinateSpace CustomHoverEffect DatePicker DatePickerStyle
        DefaultButtonStyle DisclosureGroup DisclosureGroupStyle DismissAction Divider DragGesture DropDelegate DropInfo DropProposal
        DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton EditMode Ellipse EllipticalGradient
        EmptyView EmptyVisualEffect Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView EventModifiers
        ExclusiveGesture FetchedResults FetchRequest FileDocument FillStyle FocusedBinding FocusedValue FocusedValueKey FocusedValues
        FocusState Font ForEach ForegroundStyle Form GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
        GestureStateGesture Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HorizontalAlignment HorizontalEdge HoverEffect
        HStack Image ImageRenderer InsetGroupedListStyle InsetListStyle InsettableShape InspectorCommands KeyboardShortcut KeyEquivalent
        KeyPress Label LabeledContent LabelStyle LayoutDirection LayoutPriority LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid
        LazyHStack LazyVGrid LazyVStack LegibilityWeight LinearGradient Link List ListStyle LocalizedStringKey LongPressGesture
        MagnificationGesture MagnifyGesture MatchedGeometryProperties Material Menu MenuStyle MeshGradient ModifiedContent
        MoveCommandDirection MultiDatePicker Namespace NavigationBarItem NavigationLink NavigationPath NavigationSplitView
        NavigationSplitViewColumn NavigationSplitViewVisibility NavigationStack NavigationView NavigationViewStyle NewDocumentButton
        ObservedObject OpenURLAction OutlineGroup PageTabViewStyle PasteButton Path PhaseAnimator Picker PickerStyle PlainButtonStyle
        PlainListStyle PopoverAttachmentAnchor PreferenceKey PresentationDetent PresentationMode PreviewDevice PreviewLayout
        PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle ProjectionTransform
        ProposedViewSize Published RadialGradient Rectangle RedactionReasons ReferenceFileDocument RefreshAction RenameButton
        RotateGesture RotationGesture RoundedCornerStyle RoundedRectangle SafeAreaRegions Scene SceneBuilder ScenePhase SceneStorage
        ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement Section SecureField SensoryFeedback SequenceGesture Settings
        ShadowStyle Shape ShapeStyle ShareLink SidebarListStyle SimultaneousGesture Slider Spacer SpatialTapGesture Spring
        StackNavigationViewStyle State StateObject Stepper StrokeStyle SubmitLabel SwitchToggleStyle SymbolEffect SymbolRenderingMode
        SymbolVariants Table TableColumn TabView TabViewStyle TapGesture Text TextAlignment TextEditor TextField TextFieldStyle
        TimelineSchedule TimelineView Toggle ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarRole
        Transaction Transition TransitionPhase TruncationMode UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable
        UIGestureRecognizerRepresentableContext UIHostingConfiguration UIHostingController UIHostingSceneDelegate
        UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
        UnevenRoundedRectangle UnitCurve UnitPoint VectorArithmetic VerticalAlignment VerticalEdge View ViewBuilder ViewDimensions
        ViewModifier ViewThatFits Visibility VisualEffect VStack WheelPickerStyle WindowGroup withAnimation withTransaction ZStack
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
