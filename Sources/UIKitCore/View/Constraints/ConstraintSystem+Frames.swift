import LayoutEngine

// Frames that constraints do not place are held by equalities.
extension ConstraintSystem {
    private func heldFrame(of item: ConstraintItem) -> HeldFrame {
        if let view = item.view { return HeldFrame(view, isOutermost: view === root) }
        guard let guide = item.guide, let owner = guide.owningView else { return HeldFrame(constants: .zero) }
        if let strip = guide.strip { return HeldFrame(constants: SIMD4(0, 0, 0, Double(strip.height(owner)))) }
        // A guide of the system in terms of its owner: its insets alone; the size comes from the owner's variables.
        guard let edges = guide.insets?(owner) else { return HeldFrame(constants: .zero) }
        return HeldFrame(constants: SIMD4(edges.left, edges.top, edges.right, edges.bottom))
    }

    // MARK: Views

    /// Holds an item whose frame constraints do not place: of a view the edges, until the next layout.
    func hold(_ item: ConstraintItem) {
        item.held = heldFrame(of: item)
        fixedItems.append(item)
        if let guide = item.guide, let owner = guide.owningView { return hold(item, guide, of: owner) }
        item.fixed = holding([.left, .top], of: item)
        unheldItems.append(item)
    }

    /// Takes out the equalities that hold an item, so that constraints place it.
    private func release(_ item: ConstraintItem) {
        fixedItems.remove(item)
        for constraint in item.fixed { removeSystem(constraint) }
        item.fixed = FrameEquations()
    }

    private func holding(_ edges: [FrameEdge], of item: ConstraintItem) -> FrameEquations {
        var result = FrameEquations()
        for edge in edges { result[edge] = addHeld(edge, of: item) }
        return result
    }

    private func addHeld(_ edge: FrameEdge, of item: ConstraintItem) -> Constraint? {
        guard let expression = heldExpression(edge, of: item) else { return nil }
        // A length that waits for a measurement does not constrain the content.
        let open = item.view?.constraintState?.openLengths ?? .none
        let isOpen = edge == .height && open != .none || edge == .width && open == .both
        return addSystem(
            expression, .equal, isOpen ? EngineNumber.limited(.fittingSizeLevel) : .required,
            SystemConstraint(item: item, kind: .frame(edge)))
    }

    /// `variable - slope * superview's length - constant`.
    private func heldExpression(_ edge: FrameEdge, of item: ConstraintItem) -> LinearExpression? {
        guard let variable = item.variable(of: edge) else { return nil }
        var result = LinearExpression(terms: [Term(variable)], constant: -item.held.constant(of: edge))
        let slope = item.held.slope(of: edge)
        if slope != 0, let outer = item.view?.storedSuperview {
            let owner = self.item(outer)
            result.terms.append(Term(edge.isHorizontal ? owner.width : owner.height, -slope))
        }
        return result
    }

    /// Holds the sizes that are not held yet, but for one. An engine for a fitting size holds those alone that follow a superview's.
    func holdSizes(except free: ConstraintItem?) {
        guard !unheldItems.isEmpty else { return }
        let items = unheldItems
        unheldItems.removeAll()
        for item in items where !item.fixed.isEmpty && !item.fixed.isWhole {
            if item === free || awaitsSize(item) {
                unheldItems.append(item)
                continue
            }
            let held = heldFrame(of: item)
            if held != item.held, !item.fixed.hasLength { holdAgain(item, held) }
            item.held = held
            for edge in [FrameEdge.width, .height] where !isFitting || held.slope(of: edge) != 0 {
                item.fixed[edge] = addHeld(edge, of: item)
            }
        }
    }

    private func awaitsSize(_ item: ConstraintItem) -> Bool {
        guard let view = item.view, view.layer.bounds.size == .zero else { return false }
        return view.storedSuperview?.constraintState?.measuresSubviews == true
    }

    /// Holds what was held before at another frame.
    private func holdAgain(_ item: ConstraintItem, _ held: HeldFrame) {
        let hasSameSlopes = held.slopes == item.held.slopes
        item.held = held
        let edges = item.fixed.edges
        if hasSameSlopes {
            for edge in edges { set(-held.constant(of: edge), of: edge, of: item) }
        } else {
            for constraint in item.fixed { removeSystem(constraint) }
            item.fixed = holding(edges, of: item)
        }
    }

    private func set(_ constant: Double, of edge: FrameEdge, of item: ConstraintItem) {
        if let constraint = item.fixed[edge] { set(constant, of: constraint) }
    }

    /// Lets go of a size until the next layout.
    func freeSize(of item: ConstraintItem) {
        guard item.fixed.isWhole else { return }
        for edge in [FrameEdge.width, .height] {
            if let constraint = item.fixed[edge] { removeSystem(constraint) }
            item.fixed[edge] = nil
        }
        unheldItems.append(item)
    }

    /// Follows frames and insets that changed since.
    func refreshFixedItems() {
        for item in fixedItems {
            let held = heldFrame(of: item)
            guard held != item.held, item.fixed.isWhole else { continue }
            if let guide = item.guide {
                item.held = held
                refresh(item, guide)
            } else {
                holdAgain(item, held)
            }
        }
    }

    /// Has constraints place an item: the view whose fitting size is requested.
    func free(_ item: ConstraintItem) {
        release(item)
        updateIntrinsicSize(of: item)
    }

    /// A view starts or stops to be placed by constraints.
    func maskTranslationDidChange(of view: UIView) {
        guard let item = existingItem(view) else { return addItems(of: view) }
        if view.constraintState?.translatesMask ?? true {
            removeIntrinsicSize(of: item)
            if item.fixed.isEmpty { hold(item) }
        } else {
            view.storedSuperview?.constraintStateForWriting.setsSubviewFrames = true
            free(item)
        }
        schedule()
    }

    // MARK: Guides of the system

    private func hold(_ item: ConstraintItem, _ guide: UILayoutGuide, of owner: UIView) {
        let own = self.item(owner)
        let edges: [(FrameEdge, LinearExpression)]
        if let strip = guide.strip {
            let top = LinearExpression(item.top)
            edges = [
                (.left, LinearExpression(item.left)),
                strip.edge == .top ? (.top, top) : (.bottom, top + item.height - own.height),
                (.width, item.width - own.width), (.height, LinearExpression(item.height)),
            ]
        } else {
            edges = [
                (.left, LinearExpression(item.left)), (.top, LinearExpression(item.top)),
                (.right, item.left + item.width - own.width), (.bottom, item.top + item.height - own.height),
            ]
        }
        var fixed = FrameEquations()
        for (edge, expression) in edges {
            fixed[edge] = addSystem(
                expression + constant(of: edge, item, guide), .equal, .required, SystemConstraint(item: item, kind: .guide(edge)))
        }
        item.fixed = fixed
    }

    /// The number that is added to the variables in a guide's equality.
    private func constant(of edge: FrameEdge, _ item: ConstraintItem, _ guide: UILayoutGuide) -> Double {
        let insets = guide.owningView?.alignmentRectInsets ?? .zero
        let (acrossWidth, acrossHeight) = (Double(insets.left + insets.right), Double(insets.top + insets.bottom))
        if guide.strip != nil {
            return edge == .height ? -item.held.constant(of: edge) : edge == .width ? -acrossWidth : edge == .bottom ? -acrossHeight : 0
        }
        switch edge {
        case .left, .top: return -item.held.constant(of: edge)
        case .right: return item.held.constant(of: edge) - acrossWidth
        default: return item.held.constant(of: edge) - acrossHeight
        }
    }

    private func refresh(_ item: ConstraintItem, _ guide: UILayoutGuide) {
        // A strip follows its owner by itself, but for its height.
        let edges: [FrameEdge] = guide.strip == nil ? item.fixed.edges : [.height]
        for edge in edges { set(constant(of: edge, item, guide), of: edge, of: item) }
    }
}
