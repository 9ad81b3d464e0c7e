export interface Point {
  x: number;
  y: number;
}

/** Whether the line through two pointer positions enters a box on the right. */
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
