import { handleLostScripts, startScriptsAfterLcp } from './start-scripts.ts';
import { watchMarkup, watchParsing } from './watch-markup.ts';

/**
 * Runs at the start of the body and removes itself before React hydrates. Hides the banner that this shopper dismissed,
 * because the cached HTML contains it and the first paint may precede the rest of the document. Also defers content below
 * the first view, unless the page may open scrolled: rules of the pages for `data-first-view` hide it in windows that are
 * not taller than the rendered part, until one frame after the first pictures or the first scroll or key press.
 */
function hideDismissedBanner() {
  document.currentScript?.remove();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && location.hash === '')
    document.documentElement.dataset.firstView = '';
  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // Sandboxed frames throw.
  }
  const closed = cookies.match(/(?<=^|; )banner\.\d+(?==)/g);
  if (!closed) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${closed.map((cookie) => `[data-closed-by="${cookie}"]`).join()}{display:none}`,
  );
  document.adoptedStyleSheets = [sheet];
}

/**
 * Runs at the end of the body: hides what other scripts have added to objects and arrays from `for…in`, which the bundler
 * and packages use for objects of their own.
 */
function hideAdditions() {
  for (const prototype of [Object.prototype, Array.prototype])
    for (const name of Object.keys(prototype))
      Reflect.defineProperty(prototype, name, { enumerable: false });
}

/**
 * Runs at the end of the body: notes presses and entries in what React does not own yet, for the app, which repeats them
 * when it does. Parts of the page are hydrated later than the frame.
 */
export function noteEarlyUse() {
  window.earlyUse = { uses: new Map() };
  function note(element: Element, value: string | boolean | number) {
    const { earlyUse } = window;
    if (!earlyUse) return;
    // Again, if it was used before: uses are repeated in their order.
    earlyUse.uses.delete(element);
    if (value !== 0) earlyUse.uses.set(element, value);
  }
  const isOwned = (element: Element) => window.earlyUse?.isOwned?.(element) === true;
  /** Each press of a step counts. Other buttons are pressed again because nothing happens. */
  const isStep = (button: Element) =>
    button.parentElement?.querySelector(':scope > [role=spinbutton]');
  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const before = (isStep(button) && Number(window.earlyUse?.uses.get(button))) || 0;
    note(button, isOwned(button) ? before : before + 1);
  }
  function onInput({ target: field }: Event) {
    const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if ((!isInput && !(field instanceof HTMLSelectElement)) || field.type === 'file') return;
    const isToggle = 'checked' in field && /^(?:checkbox|radio)$/.test(field.type);
    note(field, isOwned(field) ? 0 : isToggle ? field.checked : field.value);
  }
  /** Without an address a form is for scripts: the browser would load the page again, with what was entered in its address. */
  function onSubmit(event: Event) {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    if (window.earlyUse && !isOwned(form)) event.preventDefault();
  }
  /** A shopper who comes back to the page later does not expect presses from before. */
  function forgetPresses() {
    const uses = window.earlyUse?.uses;
    uses?.forEach((value, element) => typeof value === 'number' && uses.delete(element));
  }
  addEventListener('click', onClick, { capture: true });
  addEventListener('input', onInput, { capture: true });
  addEventListener('submit', onSubmit, { capture: true });
  addEventListener('pagehide', forgetPresses);
}

/** Runs at the end of the body: notes when the pictures that the first frame shows are loaded. */
function watchFirstPictures() {
  const loaded = (picture: HTMLImageElement) =>
    new Promise((done) => {
      for (const event of ['load', 'error']) picture.addEventListener(event, done, { once: true });
    });
  window.firstPictures = new Promise((done) => {
    // It reports after the first frame, in which lazy pictures are requested.
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect();
      const waiting = seen.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLImageElement && !target.complete ? [target] : [],
      );
      done(Promise.all(waiting.map(loaded)));
    });
    for (const element of [document.body, ...document.images]) observer.observe(element);
  });
}

/**
 * Runs before the app's scripts, if the server collects field data: collects early errors of a sample of visits and loads
 * the script that measures them, once the page has loaded and the browser is idle.
 */
function measureSample() {
  const { field = '', rate = '' } = document.currentScript?.dataset ?? {};
  if (Math.random() >= Number(rate)) return;
  const early: (ErrorEvent | PromiseRejectionEvent)[] = [];
  window.earlyErrors = early;
  window.isMeasured = true;
  const collect = (event: ErrorEvent | PromiseRejectionEvent) =>
    early.length < 5 && early.push(event);
  addEventListener('error', collect);
  addEventListener('unhandledrejection', collect);
  function load() {
    removeEventListener('error', collect);
    removeEventListener('unhandledrejection', collect);
    // Without the script the page is complete.
    import(field).catch(() => undefined);
  }
  addEventListener('load', () => {
    // A page that paints nothing may never be idle. Safari does not support it.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load);
  });
}

/**
 * Runs before the app's scripts, if the policy requires Trusted Types. Allows what React assigns as strings: it creates
 * every script element by the same markup, and fills it with JSON-LD, which is never a valid script.
 */
function createDefaultPolicy() {
  const only = (isAllowed: (text: string) => boolean) => (text: string) => {
    if (isAllowed(text)) return text;
    throw new TypeError('A string was assigned that the policy does not allow');
  };
  window.trustedTypes?.createPolicy('default', {
    createHTML: only((html) => html === '' || html === '<script></script>'),
    createScript: only((text) => text.startsWith('{"@context":"https://schema.org"')),
  });
}

/** The text of a script, in which no string ends the script element. */
const textOf = (script: () => void) =>
  `(${script
    .toString()
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll('</', '<\\/')})()`;

const FIRST = [
  hideAdditions,
  watchMarkup,
  noteEarlyUse,
  watchFirstPictures,
  handleLostScripts,
  startScriptsAfterLcp,
];

/** Identical on every page, so that the CSP can list their hashes. They reference nothing outside themselves. */
export const WATCH_PARSING = textOf(watchParsing);
export const HIDE_DISMISSED_BANNER = textOf(hideDismissedBanner);
export const START_SCRIPTS = FIRST.map(textOf).join(';');
export const MEASURE_SAMPLE = textOf(measureSample);
export const DEFAULT_POLICY = textOf(createDefaultPolicy);
