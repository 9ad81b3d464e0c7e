import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirst } from '#/ui/focus.ts';
import { ownKey } from '#/ui/own-key.ts';
import { useTimer } from '#/ui/use-timer.ts';

/** Focus target of a key in the category menu; null for other keys. */
type Move = { to: 'rail' | 'panel'; index: number } | null;

const wrap = (index: number, length: number) => (index + length) % length;

function moveInRail(key: string, index: number, length: number): Move {
  if (key === 'ArrowDown') return { to: 'rail', index: wrap(index + 1, length) };
  if (key === 'ArrowUp') return { to: 'rail', index: wrap(index - 1, length) };
  if (key === 'Home') return { to: 'rail', index: 0 };
  if (key === 'End') return { to: 'rail', index: length - 1 };
  if (key === 'ArrowRight') return { to: 'panel', index: 0 };
  return null;
}

/**
 * @param index index of the focused link among all links of the panel
 * @param rows indexes of the first links of the rows
 */
function moveInPanel(
  key: string,
  index: number,
  length: number,
  rows: readonly number[],
  rail: number,
): Move {
  const row = rows.findLastIndex((start) => start <= index);
  const rowStart = (at: number) => rows[wrap(at, rows.length)] ?? 0;
  if (key === 'ArrowDown') return { to: 'panel', index: rowStart(row + 1) };
  if (key === 'ArrowUp')
    return { to: 'panel', index: rowStart(index === rows[row] ? row - 1 : row) };
  if (key === 'ArrowRight') return { to: 'panel', index: wrap(index + 1, length) };
  if (key === 'ArrowLeft')
    return index === rows[row] ? { to: 'rail', index: rail } : { to: 'panel', index: index - 1 };
  return null;
}

interface Point {
  x: number;
  y: number;
}

/** Whether the line through two pointer positions enters a box on the right. */
function isHeadingInto(
  from: Point,
  to: Point,
  box: { left: number; top: number; bottom: number },
): boolean {
  if (to.x <= from.x || to.x >= box.left) return false;
  const slope = (to.y - from.y) / (to.x - from.x);
  const arrival = to.y + slope * (box.left - to.x);
  return arrival >= box.top && arrival <= box.bottom;
}

const OPEN_MS = 150;
const CLOSE_MS = 300;
/** Delay while the pointer crosses other rows towards the open panel. */
const CROSSING_MS = 450;
/** Minimum distance in px between two points to compute a direction. */
const MIN_DISTANCE = 6;

const PANEL = '[data-panel]';

const linksOf = (root: Element | null | undefined, selector: string) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>(selector) ?? []),
];

/**
 * The open panel of the rail, with mouse and keyboard handlers.
 * @param held the panel that is open by default; null for none
 */
export function useRailMenu(held: number | null) {
  const [chosen, setChosen] = useState<number | null>(null);
  const nav = useRef<HTMLDivElement>(null);
  const timer = useTimer();
  const from = useRef<Point | null>(null);
  const open = chosen ?? held;

  /** Stores a previous pointer position. */
  function trackPointer({ clientX: x, clientY: y }: PointerEvent) {
    const far = !from.current || Math.hypot(x - from.current.x, y - from.current.y) >= MIN_DISTANCE;
    if (far) from.current = { x, y };
  }

  function isCrossing({ clientX: x, clientY: y }: PointerEvent, id: number) {
    const panel = nav.current?.querySelector(PANEL);
    return panel && from.current && id !== open
      ? isHeadingInto(from.current, { x, y }, panel.getBoundingClientRect())
      : false;
  }

  function scheduleOpen(event: PointerEvent, id: number | null) {
    if (event.pointerType !== 'mouse') return;
    if (id === null) from.current = null;
    const wait = id === null ? CLOSE_MS : isCrossing(event, id) ? CROSSING_MS : OPEN_MS;
    timer.plan(() => setChosen(id), wait);
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const rail = linksOf(nav.current, '[data-id]');
    const focused = document.activeElement;
    const panel = focused?.closest(PANEL);
    const at = rail.findIndex((link) =>
      panel ? link.parentElement?.contains(panel) : link === focused,
    );
    const railLink = rail[at];
    if (!railLink) return;
    if (event.key === 'Escape' && held === null && open !== null) {
      event.preventDefault();
      railLink.focus();
      setChosen(null);
      return;
    }
    const links = linksOf(panel, 'a');
    const index = links.findIndex((link) => link === focused);
    const heads = links.flatMap((link, place) => (link.dataset.head !== undefined ? [place] : []));
    const move = panel
      ? moveInPanel(ownKey(event), index, links.length, heads, at)
      : moveInRail(ownKey(event), at, rail.length);
    if (!move) return;
    event.preventDefault();
    if (move.to === 'rail') return rail[move.index]?.focus();
    if (panel) return links[move.index]?.focus();
    flushSync(() => setChosen(Number(railLink.dataset.id)));
    const opened = nav.current?.querySelector(PANEL);
    if (opened) focusFirst(opened);
  }

  function blur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !nav.current?.contains(event.relatedTarget))
      setChosen(null);
  }

  /** Closes the panel and cancels a scheduled opening. */
  function close() {
    timer.cancel();
    setChosen(null);
  }

  return { nav, open, scheduleOpen, trackPointer, keyDown, blur, close };
}
