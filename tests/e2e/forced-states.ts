import { isDeepStrictEqual } from 'node:util';
import type { ElementHandle, JSHandle, Page } from '@playwright/test';
import { settled } from './settled.ts';

const MARK = 'data-forced-state';

/**
 * In the page: marks one visible element of each kind whose state is not in `known`: chosen, current, pressed, checked or a
 * value. Texts get one weight: a heavier one is no difference that everyone sees.
 * @returns the kinds, each the value of a mark
 */
function markStates({ mark, known }: { mark: string; known: readonly string[] }): string[] {
  const STATES = {
    chosen: ':is([aria-checked=true], [aria-selected=true])',
    current: '[aria-current]:not([aria-current=false])',
    pressed: '[aria-pressed=true]',
    checked: 'input:checked',
    mixed: 'input[type=checkbox]:indeterminate',
    value: 'progress[value]',
    on: ':is([class*="__isOn"], [class*="__isActive"])',
  };
  const { on, ...named } = STATES;
  const isNamed = (element: Element) => element.matches(Object.values(named).join());
  const nameOf = (element: Element) =>
    [...element.classList].filter((name) => !name.includes('__is') && name !== 'sr').join('.');
  /** A class is a state if the same is there without it. */
  const hasOther = (element: Element) =>
    [...(element.parentElement?.parentElement?.querySelectorAll(element.localName) ?? [])].some(
      (other) => !other.matches(on) && nameOf(other) === nameOf(element),
    );
  const weight = new CSSStyleSheet();
  weight.replaceSync('*, *::before, *::after { font-weight: 400 !important }');
  document.adoptedStyleSheets.push(weight);

  const scope: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const kinds: string[] = [];
  for (const [state, selector] of Object.entries(STATES))
    for (const element of scope.querySelectorAll(selector)) {
      const shown = element.matches('.sr') ? element.closest('label') : element;
      if (!shown?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest(`#sandbox, [inert], [${mark}]`)) continue;
      if (state === 'on' && (isNamed(element) || !hasOther(element))) continue;
      const { width, height } = shown.getBoundingClientRect();
      if (width * height === 0) continue;
      const around = shown.parentElement?.closest('[class]');
      const name = nameOf(shown) || `${around?.classList[0]} > ${shown.localName}`;
      const kind = `${name} ${state}`;
      if (known.includes(kind) || kinds.includes(kind)) continue;
      element.setAttribute(mark, kind);
      kinds.push(kind);
    }
  return kinds;
}

/** In the page: takes back what marking has done. */
function removeMarks(mark: string): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}

/** In the page: the box of an element in the window, with an outline around it; null if it is covered. */
function boxOf(element: Element) {
  const shown = (element.matches('.sr') ? element.closest('label') : null) ?? element;
  const { x, y, width, height } = shown.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!top || !(shown.contains(top) || top.contains(shown))) return null;
  const left = Math.max(0, x - 6);
  const upper = Math.max(0, y - 6);
  return {
    x: left,
    y: upper,
    width: Math.min(innerWidth, x + width + 6) - left,
    height: Math.min(innerHeight, y + height + 6) - upper,
  };
}

/** In the page: brings an element into the window. */
function show(element: Element): void {
  const shown = (element.matches('.sr') ? element.closest('label') : null) ?? element;
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/** In the page: what the same element is like without its state. @returns a function that gives the state back; null if it has none any more */
function switchOff(element: Element): (() => void) | null {
  if (element instanceof HTMLProgressElement) {
    const { value } = element;
    element.value = value > 0 ? 0 : element.max;
    return () => (element.value = value);
  }
  if (element instanceof HTMLInputElement) {
    const { checked, indeterminate } = element;
    element.checked = false;
    element.indeterminate = false;
    return () => Object.assign(element, { checked, indeterminate });
  }
  const OFF: Readonly<Record<string, string>> = {
    'aria-checked': 'false',
    'aria-selected': 'false',
    'aria-pressed': 'false',
  };
  const before = [element, ...element.querySelectorAll('*')].flatMap((part) =>
    ['class', 'aria-current', ...Object.keys(OFF)].flatMap((name) => {
      const value = part.getAttribute(name);
      if (value === null) return [];
      const off = name === 'class' ? value.replaceAll(/\S+__is(On|Active)\b/g, '') : OFF[name];
      if (off === value) return [];
      if (off === undefined) part.removeAttribute(name);
      else part.setAttribute(name, off);
      return [[part, name, value] as const];
    }),
  );
  if (before.length === 0) return null;
  return () => {
    for (const [part, name, value] of before) part.setAttribute(name, value);
  };
}

/** In the page: moves the focus there, as the keyboard does. @returns a function that gives it back; null if it cannot have it */
function focus(element: Element): (() => void) | null {
  const before = document.activeElement;
  if (!(element instanceof HTMLElement) || element === before) return null;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element || !element.matches(':focus-visible')) return null;
  return () => {
    element.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** In the page: waits until a change is painted. On a busy machine a picture shows the frame before it. */
const waitForFrame = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const undo = async (handle: JSHandle<(() => void) | null>) => {
  await handle.evaluate((back) => back?.());
  await handle.dispose();
};

interface Compared {
  /** may leave the page meanwhile, e.g. with the menu that it is in */
  element: ElementHandle<Element>;
  kind: string;
  faults: string[];
}

/** Compares an element with itself in a page that stands still. @returns whether it did; null if it is covered, gone or has no state */
async function compare(page: Page, { element, kind, faults }: Compared): Promise<boolean | null> {
  await element.evaluate(show);
  await settled(page);
  await element.evaluate(show);
  const clip = await element.evaluate(boxOf);
  if (!clip) return null;
  const take = async () => {
    await page.evaluate(waitForFrame);
    return page.screenshot({ clip });
  };
  const on = await take();
  const off = await element.evaluateHandle(switchOff);
  // Scrolling may have made another one the current one.
  const hadState = await off.evaluate((back) => back !== null);
  const isHidden = on.equals(await take());
  await undo(off);
  if (!hadState) return null;
  const focused = await element.evaluateHandle(focus);
  const hasFocus = await focused.evaluate((back) => back !== null);
  const isFocusHidden = hasFocus && on.equals(await take());
  await undo(focused);
  // What was loaded meanwhile may have moved it out of the pictures.
  if (!isDeepStrictEqual(await element.evaluate(boxOf), clip)) return false;
  if (isHidden) faults.push(`${kind} cannot be seen`);
  if (isFocusHidden) faults.push(`${kind}: focus cannot be seen`);
  return true;
}

/**
 * Takes pictures of each kind of state that is not in `known`, with and without the state, and adds it there.
 * @returns the kinds that look the same
 */
export async function findHiddenStates(page: Page, known: Set<string>): Promise<string[]> {
  const hidden: string[] = [];
  const kinds = await page.evaluate(markStates, { mark: MARK, known: [...known] });
  for (const kind of kinds) {
    const element = (await page.$(`[${MARK}="${kind}"]`)) as ElementHandle<Element> | null;
    if (!element) continue;
    let isCompared = await compare(page, { element, kind, faults: hidden });
    // What loads while it is scrolled into the window moves it.
    while (isCompared === false)
      isCompared = await compare(page, { element, kind, faults: hidden });
    if (isCompared) known.add(kind);
  }
  await page.evaluate(removeMarks, MARK);
  return hidden;
}
