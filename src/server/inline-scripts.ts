import { watchMarkup } from './watch-markup.ts';

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
 * Runs at the end of the body: starts the scripts when all pictures of the first view are loaded, so that they do not
 * compete for bandwidth. Documents without frames, which no person sees, start them at once.
 */
function startScriptsAfterLcp() {
  const {
    before = '',
    entry = '',
    frame = '',
    chunks = '',
    sheets = '',
  } = document.currentScript?.dataset ?? {};
  const listed = (text: string) => text.split(' ').filter(Boolean);
  let started = false;
  const here = new URL(location.href);
  // The app finds the address that it was rendered for.
  if (here.searchParams.has('whole')) {
    here.searchParams.delete('whole');
    history.replaceState(history.state, '', here);
  }

  const pause = () => new Promise((done) => setTimeout(done));
  /** Falls back to a timeout, because hidden documents have no frames. */
  const afterFrame = () =>
    Promise.race([
      new Promise((done) => requestAnimationFrame(done)).then(pause),
      new Promise((done) => setTimeout(done, 200)),
    ]);
  const showAll = () => void delete document.documentElement.dataset.firstView;

  function addLink(rel: string, href: string, media = '') {
    const link = Object.assign(document.createElement('link'), { rel, href, media });
    document.head.append(link);
    return link;
  }

  /** Marks a style sheet that failed to load, so that the app retries it (src/router/missing-sheets.ts). */
  function whenLoaded(link: HTMLLinkElement) {
    return new Promise<void>((done) => {
      link.onload = () => done();
      link.onerror = () => {
        link.dataset.lost = '';
        done();
      };
    });
  }

  /**
   * Loads the full style sheets and applies them together, before any script needs them. The inlined critical CSS stays. One
   * that never comes holds no script back: it applies when it is there.
   */
  async function loadStylesheets() {
    const links = listed(sheets).map((href) => addLink('stylesheet', href, 'print'));
    const limit = new Promise((done) => setTimeout(done, 5000));
    await Promise.race([Promise.all(links.map(whenLoaded)), limit]);
    for (const link of links) link.media = 'all';
  }

  /** Imports a script. A lost one is requested up to twice more, because without it the page has no working buttons. */
  async function load(script: string) {
    for (const delay of [1000, 4000])
      try {
        return void (await import(script));
      } catch {
        await new Promise((done) => setTimeout(done, delay));
      }
    await import(script);
  }

  /**
   * Loads the page of the current build, at most once a minute: a cache may have sent one of a build whose scripts are
   * gone. The parameter makes an address that no cache has. The key is that of `reloadOnce`.
   */
  function reloadWithoutCaches() {
    const now = Date.now();
    const key = 'lychee.reloaded';
    const since = Math.abs(now - Number(sessionStorage.getItem(key)));
    if (!navigator.onLine || since < 60_000) return;
    sessionStorage.setItem(key, String(now));
    here.searchParams.set('whole', String(now));
    location.replace(here);
  }

  async function start() {
    if (started) return;
    started = true;
    void afterFrame().then(showAll);
    const stylesLoaded = loadStylesheets();
    for (const [index, href] of listed(`${frame} ${chunks} ${entry}`).entries()) {
      if (index % 8 === 0) await pause();
      addLink('modulepreload', href);
    }
    // Creating the first number formatter takes 15 ms or more on a slow machine, so it is done while idle.
    (window.requestIdleCallback ?? setTimeout)(
      () => new Intl.NumberFormat(document.documentElement.lang),
    );
    try {
      for (const script of listed(before)) await load(script);
      await stylesLoaded;
      // Each in a task of its own. Evaluated by the entry, they are one task that blocks slow machines.
      for (const chunk of listed(frame)) await load(chunk);
      await load(entry);
    } catch (error) {
      reloadWithoutCaches();
      throw error;
    }
  }

  // Each link costs 2 ms or more on a slow machine: waits for the frame that paints the pictures.
  // Without the code that sees them there is nothing to wait for.
  void window.firstPictures?.then(afterFrame, afterFrame).then(start);
  setTimeout(() => void start(), document.hidden ? 0 : 2500);
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => void start(), { once: true, capture: true });
  for (const event of ['keydown', 'wheel', 'scroll'])
    addEventListener(event, showAll, { once: true, capture: true, passive: true });
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

const FIRST = [hideAdditions, watchMarkup, noteEarlyUse, watchFirstPictures, startScriptsAfterLcp];

/** Identical on every page, so that the CSP can list their hashes. They reference nothing outside themselves. */
export const HIDE_DISMISSED_BANNER = textOf(hideDismissedBanner);
export const START_SCRIPTS = FIRST.map(textOf).join(';');
export const MEASURE_SAMPLE = textOf(measureSample);
export const DEFAULT_POLICY = textOf(createDefaultPolicy);
