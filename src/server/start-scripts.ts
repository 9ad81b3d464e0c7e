/** What `#state` of every document has: the texts of its language. */
interface StateTexts {
  texts: { texts: { error: { unreachable: string } } };
}

/** Runs at the end of the body: what happens if the scripts are lost, or late. */
export function handleLostScripts() {
  /**
   * Loads the page of the current build, at most once a minute: a cache may have sent one of a build whose scripts are
   * gone. The parameter makes an address that no cache has. The key is that of `reloadOnce`.
   */
  function reloadWithoutCaches(): boolean {
    const now = Date.now();
    const key = 'lychee.reloaded';
    try {
      const since = Math.abs(now - Number(sessionStorage.getItem(key)));
      if (!navigator.onLine || since < 60_000) return false;
      sessionStorage.setItem(key, String(now));
    } catch {
      // Without storage it would be loaded again and again.
      return false;
    }
    const here = new URL(location.href);
    here.searchParams.set('whole', String(now));
    location.replace(here);
    return true;
  }

  /** Says in a text of the page that nothing can be pressed. */
  function sayLost() {
    const { texts } = JSON.parse(document.getElementById('state')?.textContent ?? '') as StateTexts;
    const bar = document.createElement('div');
    bar.className = 'offline-bar';
    bar.role = 'alert';
    bar.textContent = texts.texts.error.unreachable;
    document.body.append(bar);
    return bar;
  }

  window.scriptsLost = (loading) => {
    if (reloadWithoutCaches()) return;
    const bar = sayLost();
    loading.then(
      () => bar.remove(),
      () => undefined,
    );
  };
}

/**
 * Runs at the end of the body: starts the scripts when all pictures of the first view are loaded, so that they do not
 * compete for bandwidth. Documents without frames, which no person sees, start them at once.
 */
export function startScriptsAfterLcp() {
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

  async function loadScripts(stylesLoaded: Promise<void>) {
    for (const script of listed(before)) await load(script);
    await stylesLoaded;
    // Each in a task of its own. Evaluated by the entry, they are one task that blocks slow machines.
    for (const chunk of listed(frame)) await load(chunk);
    await load(entry);
  }

  async function start() {
    if (started) return;
    started = true;
    void afterFrame().then(showAll);
    const stylesLoaded = loadStylesheets();
    for (const [index, href] of listed(`${frame} ${chunks} ${entry}`).entries()) {
      if (index % 4 === 0) await pause();
      addLink('modulepreload', href);
    }
    const loading = loadScripts(stylesLoaded);
    // Browsers wait minutes for a connection that has died. Slow ones need less, and a page is loaded again after more.
    const late = new Promise((_, reject) => setTimeout(reject, 50_000, new Error('No scripts')));
    try {
      await Promise.race([loading, late]);
    } catch (error) {
      window.scriptsLost?.(loading);
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
