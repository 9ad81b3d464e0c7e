import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { moveInPanel, moveInRail } from './category-keys.ts';
import { isHeadingInto, type Point } from './heading.ts';
import { useTimer } from '#/ui/use-timer.ts';

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

  function focusPanel(index: number) {
    const links = linksOf(nav.current?.querySelector(PANEL), 'a');
    links[index]?.focus();
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
      ? moveInPanel(event.key, index, links.length, heads, at)
      : moveInRail(event.key, at, rail.length);
    if (!move) return;
    event.preventDefault();
    if (move.to === 'rail') return rail[move.index]?.focus();
    if (!panel) flushSync(() => setChosen(Number(railLink.dataset.id)));
    focusPanel(move.index);
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
