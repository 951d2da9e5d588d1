// The planes of layers on the screen, as the answer to "planes" has them.

// The point of the screen, in points, at a point of a plane.
function project([xx, xy, xw, yx, yy, yw, tx, ty, tw], x, y) {
    const w = x * xw + y * yw + tw;
    return [(x * xx + y * yx + tx) / w, (x * xy + y * yy + ty) / w];
}

// The corners of a rectangle of a plane on the screen, around it.
export function cornersOf({map}, [x, y, width, height]) {
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]].map(point => project(map, ...point));
}

// The level of each plane: one above the highest that it overlaps.
export function levelsOf(planes) {
    const frames = planes.map(plane => {
        const corners = cornersOf(plane, plane.bounds);
        const [xs, ys] = [corners.map(one => one[0]), corners.map(one => one[1])];
        return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });
    const levels = [];
    frames.forEach(([left, top, right, bottom], index) => {
        let level = 0;
        for (let other = 0; other < index; other += 1) {
            const frame = frames[other];
            if (frame[0] < right && left < frame[2] && frame[1] < bottom && top < frame[3]) level = Math.max(level, levels[other] + 1);
        }
        levels.push(level);
    });
    return levels;
}

// The map of a plane whose box begins at a point, as CSS has it.
export function cssMatrix([xx, xy, xw, yx, yy, yw, tx, ty, tw], left, top) {
    const origin = [left * xx + top * yx + tx, left * xy + top * yy + ty, left * xw + top * yw + tw];
    return `matrix3d(${[xx, xy, 0, xw, yx, yy, 0, yw, 0, 0, 1, 0, origin[0], origin[1], 0, origin[2]].join(",")})`;
}
