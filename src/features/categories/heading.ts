export interface Point {
  x: number;
  y: number;
}

/** Whether a pointer that went from one point to another will, going straight on, come into a box at its right. */
export function isHeadingInto(
  from: Point,
  to: Point,
  box: { left: number; top: number; bottom: number },
): boolean {
  if (to.x <= from.x || to.x >= box.left) return false;
  const slope = (to.y - from.y) / (to.x - from.x);
  const arrival = to.y + slope * (box.left - to.x);
  return arrival >= box.top && arrival <= box.bottom;
}
