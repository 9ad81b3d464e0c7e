import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { moveInPanel, moveInRail } from './category-keys.ts';

const OPEN_MS = 80;
const CLOSE_MS = 160;

const linksOf = (root: Element | null | undefined, selector: string) => [...(root?.querySelectorAll<HTMLAnchorElement>(selector) ?? [])];

/**
 * Which panel of the rail is open, and how mouse and keys change that.
 * @param held a panel that opens with the rail and stays until another one does
 */
export function useRailMenu(held: number | null) {
  const [chosen, setChosen] = useState<number | null>(null);
  const nav = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = chosen ?? held;

  function plan(event: PointerEvent, id: number | null) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setChosen(id), id === null ? CLOSE_MS : OPEN_MS);
  }

  function focusPanel(index: number) {
    const links = linksOf(nav.current?.querySelector('.mega'), 'a');
    links[index]?.focus();
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const rail = linksOf(nav.current, '.rail__link');
    const focused = document.activeElement;
    const panel = focused?.closest('.mega');
    const at = rail.findIndex((link) => (panel ? link.parentElement?.contains(panel) : link === focused));
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
    const heads = links.flatMap((link, place) => (link.classList.contains('mega__head') ? [place] : []));
    const move = panel ? moveInPanel(event.key, index, links.length, heads, at) : moveInRail(event.key, at, rail.length);
    if (!move) return;
    event.preventDefault();
    if (move.to === 'rail') return rail[move.index]?.focus();
    if (!panel) flushSync(() => setChosen(Number(railLink.dataset.id)));
    focusPanel(move.index);
  }

  function blur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !nav.current?.contains(event.relatedTarget)) setChosen(null);
  }

  return { nav, open, plan, keyDown, blur, close: () => setChosen(null) };
}
