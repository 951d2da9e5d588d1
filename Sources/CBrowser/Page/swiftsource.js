// An animation as Swift, as one would write it with Core Animation or a property animator.

const namedPoints = {linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1]};

const number = value => String(Math.round(value * 1e6) / 1e6);

// - changes: those of a person, as for `timeline.edit`.
export function swiftSource(one, changes = {}) {
    const animation = {...one, ...changes};
    const curve = typeof animation.curve === "string" ? {type: "bezier", points: namedPoints[animation.curve]} : animation.curve;
    return animation.animator === undefined ? coreAnimation(animation, curve) : propertyAnimator(animation, curve, one, changes);
}

// The stiffness and the damping of a spring with a mass of 1.
function spring(curve) {
    const frequency = curve.response ? 2 * Math.PI / curve.response : Math.sqrt(curve.stiffness / (curve.mass ?? 1));
    const damping = curve.dampingRatio !== undefined ? 2 * curve.dampingRatio * frequency : curve.damping / (curve.mass ?? 1);
    return {stiffness: frequency * frequency, damping};
}

function coreAnimation(animation, curve) {
    const isSpring = curve.type === "spring";
    const lines = [`let animation = ${isSpring ? "CASpringAnimation" : "CABasicAnimation"}(keyPath: ${JSON.stringify(animation.keyPath)})`];
    for (const [name, property] of [["from", "fromValue"], ["to", "toValue"]]) {
        const value = literal(animation.keyPath, animation[name]);
        if (value) lines.push(`animation.${property} = ${value}`);
    }
    if (animation.additive) lines.push("animation.isAdditive = true");
    if (isSpring) {
        const {stiffness, damping} = spring(curve);
        lines.push(`animation.stiffness = ${number(stiffness)}`, `animation.damping = ${number(damping)}`);
        if (curve.velocity) lines.push(`animation.initialVelocity = ${number(curve.velocity)}`);
        lines.push("animation.duration = animation.settlingDuration");
    } else {
        lines.push(`animation.duration = ${number(animation.duration ?? 0)}`);
        if (curve.type === "bezier") {
            lines.push(`animation.timingFunction = CAMediaTimingFunction(controlPoints: ${curve.points.map(number).join(", ")})`);
        }
    }
    if (animation.delay > 0) {
        lines.push(`animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + ${number(animation.delay)}`, "animation.fillMode = .backwards");
    }
    lines.push(`layer.add(animation, forKey: ${JSON.stringify(animation.key ?? animation.keyPath)})`);
    return `${lines.join("\n")}\n`;
}

function propertyAnimator(animation, curve, one, changes) {
    let [duration, timing] = [animation.duration ?? 0, ""];
    if (curve.type === "spring") {
        const velocity = number(curve.velocity ?? 0);
        const start = curve.velocity ? `, initialVelocity: CGVector(dx: ${velocity}, dy: ${velocity})` : "";
        if (changes.curve) {
            // It has its own duration.
            const {stiffness, damping} = spring(curve);
            duration = 0;
            timing = `UISpringTimingParameters(mass: 1, stiffness: ${number(stiffness)}, damping: ${number(damping)}${start || ", initialVelocity: .zero"})`;
        } else {
            timing = `UISpringTimingParameters(dampingRatio: ${number(Math.min(curve.dampingRatio, 1))}${start})`;
        }
    } else {
        const [x1, y1, x2, y2] = (curve.type === "bezier" ? curve.points : namedPoints.linear).map(number);
        timing = `UICubicTimingParameters(controlPoint1: CGPoint(x: ${x1}, y: ${y1}), controlPoint2: CGPoint(x: ${x2}, y: ${y2}))`;
    }
    // The timing of keyframes is not known.
    const isKnown = curve.type !== "keyframes";
    const lines = [isKnown ? `let timing = ${timing}` : "// timing: as in the source", `let animator = UIViewPropertyAnimator(duration: ${number(duration)}, timingParameters: timing)`];
    const {keyPath} = animation;
    const value = /^[a-zA-Z]+$/.test(keyPath) && one.curve.type !== "keyframes" ? literal(keyPath, animation.to) : null;
    if (animation.additive && value) {
        const [from, to] = [animation.from, animation.to].map(value => [value].flat());
        const names = {1: [""], 2: /size$/i.test(keyPath) ? [".width", ".height"] : [".x", ".y"],
            4: [".origin.x", ".origin.y", ".size.width", ".size.height"]}[to.length] ?? [];
        const steps = names.map((name, index) => [name, to[index] - from[index]]).filter(([, step]) => number(step) !== "0");
        lines.push("animator.addAnimations {", ...steps.map(([name, step]) => `    view.layer.${keyPath}${name} += ${number(step)}`), "}");
    } else if (value) {
        if (changes.from !== undefined) lines.push(`view.layer.${keyPath} = ${literal(keyPath, animation.from)}`);
        lines.push("animator.addAnimations {", `    view.layer.${keyPath} = ${value}`, "}");
    }
    lines.push(animation.delay > 0 ? `animator.startAnimation(afterDelay: ${number(animation.delay)})` : "animator.startAnimation()");
    return `${lines.join("\n")}\n`;
}

function literal(keyPath, value) {
    if (value === undefined || value === null) return null;
    if (typeof value === "boolean") return String(value);
    const numbers = [value].flat();
    if (numbers.length === 1) return number(numbers[0]);
    if (numbers.length === 2) {
        const [first, second] = numbers.map(number);
        return /size$/.test(keyPath) ? `CGSize(width: ${first}, height: ${second})` : `CGPoint(x: ${first}, y: ${second})`;
    }
    if (numbers.length === 4 && /[cC]olor/.test(keyPath)) {
        const [red, green, blue, alpha] = numbers.map(number);
        return `UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: ${alpha}).cgColor`;
    }
    if (numbers.length === 4) {
        const [x, y, width, height] = numbers.map(number);
        return `CGRect(x: ${x}, y: ${y}, width: ${width}, height: ${height})`;
    }
    if (numbers.length === 16) {
        const names = [1, 2, 3, 4].flatMap(row => [1, 2, 3, 4].map(column => `m${row}${column}`));
        return `CATransform3D(${names.map((name, index) => `${name}: ${number(numbers[index])}`).join(", ")})`;
    }
    return null;
}
