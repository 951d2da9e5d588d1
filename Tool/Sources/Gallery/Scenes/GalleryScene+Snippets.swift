// Written by SnippetTests with KINORA_WRITE_SNIPPETS=1, from what lies between `// snippet: ID` and `// end` in this module.

extension GalleryScene {
    /// How the scene's app uses the effect: under fifteen lines of its source, without their indentation; empty for a scene without an effect.
    public var snippet: String { Self.snippets[id] ?? "" }

    // swift-format-ignore
    private static let snippets: [String: String] = [
        "activity-bubble": #"""
            private let bubble = TabBarActivityBubble()

            private func showActivity() {
                (bubble.comments, bubble.likes, bubble.followers) = (2, 1, 3)
                bubble.show(overItemAt: 3, in: tabBar)
            }

            private func hideActivity() {
                bubble.hide()
            }
            """#,
        "article-pager": #"""
            private let header = ArticlePullView(role: .header)
            private let footer = ArticlePullView(role: .footer)
            private(set) var pager: ArticlePagerView? { didSet { pager?.scrollsToTop = false } }

            override func viewDidLoad() {
                super.viewDidLoad()
                let pager = ArticlePagerView(
                    frame: view.bounds, headerView: header, footerView: footer, startingAt: start, dataSource: self)
                pager.pagerDelegate = self
                pager.contentInsetAdjustmentBehavior = .never
                pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(pager)
                self.pager = pager
            }
            """#,
        "dashboard-scale": #"""
            private var dashboards: DashboardNavigationController? { navigationController as? DashboardNavigationController }

            /// Opens a section, which grows out of the dashboard.
            func open(_ section: Section) {
                dashboards?.present(SectionViewController(section: section), withDirection: .inViaScale)
            }

            /// Closes the section, which shrinks back into the dashboard.
            func closeSection() {
                dashboards?.present(self, withDirection: .outViaScale)
            }
            """#,
        "dashboard-slide": #"""
            /// Opens the messages, which slide in from the bottom.
            func openMessages() {
                dashboards?.present(NotificationViewController(messages: traveller.messages), withDirection: .inFromBottom)
            }

            /// Closes the messages, which slide out to the bottom.
            func closeMessages() {
                dashboards?.present(self, withDirection: .outToBottom)
            }
            """#,
        "depth-push": #"""
            private let depth = DepthNavigationDelegate()

            override func viewDidLoad() {
                super.viewDidLoad()
                delegate = depth
            }
            """#,
        "glossy-tab-bar": #"""
            private let bar = GlossyTabBar(frame: .zero, icons: ColorScreen.Kind.allCases.map { $0.glyph.image(side: 30) })

            override func viewDidLoad() {
                super.viewDidLoad()
                bar.delegate = self
                view.addSubview(bar)
                show(0)
            }

            func glossyTabBar(_ bar: GlossyTabBar, didTouchDownItemAt index: Int) {
                show(index)
            }
            """#,
        "side-swipe": #"""
            private let actions = RowActionsView()
            private(set) var sideSwipe: SideSwipeMenu?

            override func viewDidLoad() {
                super.viewDidLoad()
                sideSwipe = SideSwipeMenu(tableView: tableView, menu: actions)
                actions.onAction = { [weak self] action in
                    guard let self, let row = sideSwipe?.openIndexPath?.row else { return }
                    perform(action, onRow: row)
                    sideSwipe?.close(animated: true)
                }
            }
            """#,
        "spin-modal": #"""
            private let spin = SpinTransition()

            override func viewDidLoad() {
                super.viewDidLoad()
                spin.attachSwipes(presenting: self) {
                    OfferViewController(offer: Section.flights.offers[0], story: Section.flights.introduction)
                }
            }
            """#,
        "tab-arrow": #"""
            private var arrow: TabBarArrow?

            override func viewDidLoad() {
                super.viewDidLoad()
                arrow = TabBarArrow(tabBarController: self)
            }

            func open(_ index: Int) {
                selectedIndex = index
                arrow?.update(animated: true)
            }
            """#,
        "zoom": #"""
            private var opened: IndexPath?
            private lazy var zoom = ZoomTransition { [weak self] in self?.picture(at: self?.opened) }

            private func open(_ controller: UIViewController, from indexPath: IndexPath, _ style: ZoomTransition.Style) {
                opened = indexPath
                zoom.style = style
                (zoom.followsSourceCorners, zoom.contentFade) = (true, 0.2)
                controller.modalPresentationStyle = .fullScreen
                controller.transitioningDelegate = zoom
                present(controller, animated: true)
            }
            """#,
    ]
}
