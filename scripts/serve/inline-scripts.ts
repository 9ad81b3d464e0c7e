/**
 * Runs after the first words of the page, and is gone when React takes them over: what this shopper has closed is drawn
 * for everybody, and must not be seen in the first paint, which may come before the rest of the document is there. And
 * what is below the first view waits for it (src/layout/first-view.css); not where the page may open further down.
 */
function curtain() {
  document.currentScript?.remove();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && location.hash === '')
    document.documentElement.dataset.firstView = '';
  const closed = document.cookie.match(/(?<=^|; )banner\.\d+(?==)/g);
  if (!closed) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${closed.map((cookie) => `[data-closed-by="${cookie}"]`).join()}{display:none}`,
  );
  document.adoptedStyleSheets = [sheet];
}

/**
 * Runs in the page, at the end of its body: starts the scripts when the pictures of the first view are there, so that
 * they do not share the line with them.
 */
function gate() {
  const {
    before = '',
    entry = '',
    chunks = '',
    sheets = '',
  } = document.currentScript?.dataset ?? {};
  const listed = (text: string) => text.split(' ').filter(Boolean);
  let begun = false;

  const pause = () => new Promise((done) => setTimeout(done));
  /** A page in the background has no frames. */
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

  /** One that is lost is marked for the scripts to ask for again (src/router/missing-sheets.ts). */
  function arrived(link: HTMLLinkElement) {
    return new Promise<void>((done) => {
      link.onload = () => done();
      link.onerror = () => {
        link.dataset.lost = '';
        done();
      };
    });
  }

  /** The whole style sheets. What the document has of them stays as it is; the rest comes at one stroke, before any script can need it. */
  async function dress() {
    const links = listed(sheets).map((href) => addLink('stylesheet', href, 'print'));
    await Promise.all(links.map(arrived));
    for (const link of links) link.media = 'all';
  }

  async function begin() {
    if (begun) return;
    begun = true;
    // The frame that shows the pictures comes first: a link costs a slow machine 2 ms and more.
    await afterFrame();
    void afterFrame().then(showAll);
    const dressed = dress();
    for (const [index, href] of listed(chunks).entries()) {
      if (index % 8 === 0) await pause();
      addLink('modulepreload', href);
    }
    // A browser's first formatter takes it 15 ms and more, on a slow machine a task that is felt: now nothing else is to be done.
    (window.requestIdleCallback ?? setTimeout)(
      () => new Intl.NumberFormat(document.documentElement.lang),
    );
    for (const script of listed(before)) await import(script);
    await dressed;
    await import(entry);
  }

  const waiting = [
    ...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'),
  ].filter((picture) => !picture.complete);
  let left = waiting.length;
  const settled = () => {
    left -= 1;
    if (left === 0) void begin();
  };
  for (const picture of waiting)
    for (const event of ['load', 'error']) picture.addEventListener(event, settled, { once: true });
  if (left === 0) void begin();
  setTimeout(() => void begin(), 2500);
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => void begin(), { once: true, capture: true });
  for (const event of ['keydown', 'wheel', 'scroll'])
    addEventListener(event, showAll, { once: true, capture: true, passive: true });

  addEventListener(
    'click',
    (event) => {
      if (
        document.documentElement.dataset.alive !== undefined ||
        !(event.target instanceof Element)
      )
        return;
      window.pressedEarly = event.target.closest('button');
    },
    { capture: true },
  );
}

const textOf = (script: () => void) => `(${script.toString().replaceAll(/\s*\n\s*/g, '\n')})()`;

/** The same texts for every page, so that the policy can name their hashes. They use nothing from outside. */
export const CURTAIN = textOf(curtain);
export const GATE = textOf(gate);
