// An animation as Swift, as one would write it with Core Animation.

const namedPoints = {linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1]};

const number = value => String(Math.round(value * 1e6) / 1e6);

export function swiftSource(animation) {
    const curve = typeof animation.curve === "string" ? {type: "bezier", points: namedPoints[animation.curve]} : animation.curve;
    const isSpring = curve.type === "spring";
    const lines = [`let animation = ${isSpring ? "CASpringAnimation" : "CABasicAnimation"}(keyPath: ${JSON.stringify(animation.keyPath)})`];
    for (const [name, property] of [["from", "fromValue"], ["to", "toValue"]]) {
        const value = literal(animation.keyPath, animation[name]);
        if (value) lines.push(`animation.${property} = ${value}`);
    }
    if (animation.additive) lines.push("animation.isAdditive = true");
    if (isSpring) {
        const frequency = curve.response ? 2 * Math.PI / curve.response : Math.sqrt(curve.stiffness / (curve.mass ?? 1));
        const damping = curve.dampingRatio !== undefined ? 2 * curve.dampingRatio * frequency : curve.damping / (curve.mass ?? 1);
        lines.push(`animation.stiffness = ${number(frequency * frequency)}`, `animation.damping = ${number(damping)}`);
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
