import { create } from 'zustand';

/** A press beside a dialog that opened less than this long ago was meant for the page. */
const SETTLE_MS = 500;

/** The dialog in which the last mouse press began; null on the page itself. */
let mouseDialog: HTMLDialogElement | null = null;

/** The dialog in which the last key went down. */
let keyDialog: HTMLDialogElement | null = null;

/** When each dialog opened. */
const openedAt = new WeakMap<Element, number>();

let closedAt = -Infinity;

/** When the page was painted without the dialog; Infinity until then. */
let paintedAt = -Infinity;

/** True between a blocked press and its `click`. */
let isBlocking = false;

let isListening = false;

const dialogOf = ({ target }: Event): HTMLDialogElement | null =>
  target instanceof Element ? target.closest<HTMLDialogElement>('dialog[open]') : null;

const isClosed = (dialog: HTMLDialogElement | null): boolean => dialog !== null && !dialog.open;

function block(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether it is in an element before so many ms after that opened as a dialog. */
function isTooEarly(timeStamp: number, target: EventTarget | null, ms: number): boolean {
  const opened = target instanceof Element ? openedAt.get(target) : undefined;
  return opened !== undefined && timeStamp < opened + ms;
}

function onPointerDown(event: PointerEvent): void {
  // On the backdrop of a dialog that has just opened.
  isBlocking = event.timeStamp < paintedAt || isTooEarly(event.timeStamp, event.target, SETTLE_MS);
  if (isBlocking) block(event);
}

function onMouseDown(event: MouseEvent): void {
  // `detail` counts the presses of a double click, wherever they land: between them a dialog may have opened or closed.
  const dialog = dialogOf(event);
  if (event.detail > 1 && dialog !== mouseDialog) isBlocking = true;
  else mouseDialog = dialog;
  if (isBlocking) block(event);
}

function onClick(event: MouseEvent): void {
  // The keyboard and assistive technology click without a press: `detail` is 0.
  if (!isBlocking || event.detail === 0) return;
  isBlocking = false;
  block(event);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!event.repeat) keyDialog = dialogOf(event);
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // Pressed while the dialog was being rendered that has the focus now.
  const isBefore = isTooEarly(event.timeStamp, dialogOf(event), 0);
  if (isBefore || event.timeStamp < closedAt || (event.repeat && isClosed(keyDialog))) block(event);
}

/** Starts to watch presses, once. */
function guardPresses(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('pointerdown', onPointerDown, true);
  window.addEventListener('mousedown', onMouseDown, true);
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
}

/** Blocks presses on the backdrop of a dialog that has just opened. */
function blockEarlyPresses(dialog: HTMLDialogElement): void {
  openedAt.set(dialog, performance.now());
}

/**
 * Blocks presses that were meant for a dialog that is closing: those made before the page was
 * painted without it, the second press of a double click, and the repeats of a held key.
 */
function blockLatePresses(): void {
  closedAt = performance.now();
  paintedAt = Infinity;
  // The second frame begins after the first one was painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      paintedAt = performance.now();
    }),
  );
}

/** Open dialogs, the topmost last. Everything outside of the topmost one is inert. */
export const useOpenDialogs = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({
  dialogs: [],
}));

/** Registers an open dialog. Returns a function that unregisters it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  guardPresses();
  blockEarlyPresses(dialog);
  useOpenDialogs.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () => {
    blockLatePresses();
    useOpenDialogs.setState(({ dialogs }) => ({
      dialogs: dialogs.filter((one) => one !== dialog),
    }));
  };
}
