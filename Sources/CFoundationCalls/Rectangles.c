#include <stdbool.h>

// `CGRect.intersects`, whose two rectangles arrive as eight numbers in the order of C's. On Apple's systems rectangles that share an edge
// alone do not intersect; on Foundation of Linux they do.

/// Whether two spans share more than an end; lengths may be negative. False with a NaN.
static bool overlap(double start1, double length1, double start2, double length2) {
    double end1 = start1 + length1, end2 = start2 + length2;
    return (start1 < end1 ? start1 : end1) < (start2 < end2 ? end2 : start2)
           && (start2 < end2 ? start2 : end2) < (start1 < end1 ? end1 : start1);
}

bool kinora_rect_intersects(double x1, double y1, double width1, double height1, double x2, double y2, double width2, double height2) {
    return overlap(x1, width1, x2, width2) && overlap(y1, height1, y2, height2);
}
