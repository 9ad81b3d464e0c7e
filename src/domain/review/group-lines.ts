import type { ReviewableLine } from '#generated/model/reviewableLine.ts';

/** Lines of one merchant order, in the order of the list. */
export interface OrderLines {
  orderNo: string;
  merId: number;
  merName: string;
  lines: ReviewableLine[];
}

/** Groups lines by merchant order, in the order of their first lines. */
export function groupByOrder(lines: readonly ReviewableLine[]): OrderLines[] {
  const groups = new Map<string, OrderLines>();
  for (const line of lines) {
    const { merOrderNo: orderNo, merId, merName } = line;
    const group = groups.get(orderNo) ?? { orderNo, merId, merName, lines: [] };
    group.lines.push(line);
    groups.set(orderNo, group);
  }
  return [...groups.values()];
}
