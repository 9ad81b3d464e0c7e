import type { CartLine } from '../../../generated/model/cartLine.ts';

/** Ids of the lines that the shopper has taken the tick off. Everything else is ticked, new lines too. */
export type Unticked = readonly number[];

/** Sold-out options stay in the list, but cannot be bought. */
export const canTick = (line: CartLine): boolean => line.attrStatus;

export const isTicked = (line: CartLine, unticked: Unticked): boolean =>
  canTick(line) && !unticked.includes(line.id);

/** Ticks lines or takes their ticks off. Of `known` lines only: what has left the cart is forgotten. */
export function tick(
  unticked: Unticked,
  lines: readonly CartLine[],
  on: boolean,
  known: readonly CartLine[],
): Unticked {
  const changed = lines.filter(canTick).map(({ id }) => id);
  const kept = unticked.filter(
    (id) => !changed.includes(id) && known.some((line) => line.id === id),
  );
  return on ? kept : [...kept, ...changed];
}

export type TickState = 'all' | 'some' | 'none';

/** What the box above some lines shows. */
export function tickState(lines: readonly CartLine[], unticked: Unticked): TickState {
  const able = lines.filter(canTick);
  const ticked = able.filter((line) => isTicked(line, unticked));
  if (ticked.length === 0) return 'none';
  return ticked.length === able.length ? 'all' : 'some';
}

/** What was kept as text; anything else than a list of ids counts as nothing. */
export function readUnticked(text: string): Unticked {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
