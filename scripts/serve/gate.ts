/**
 * Runs in the page, at the end of its body: starts the scripts when the pictures of the first view are there, so that
 * they do not share the line with them. It is put into the document as it stands, so it uses nothing from outside.
 */
function gate() {
  const { before = '', entry = '', chunks = '' } = document.currentScript?.dataset ?? {};
  const listed = (text: string) => text.split(' ').filter(Boolean);
  let begun = false;

  // What this shopper has closed is drawn for everybody: it goes before the first paint, so that nothing moves.
  const cookies = document.cookie.split('; ');
  for (const part of document.querySelectorAll<HTMLElement>('[data-closed-by]')) {
    if (cookies.some((cookie) => cookie.startsWith(`${part.dataset.closedBy}=`))) part.style.display = 'none';
  }

  async function begin() {
    if (begun) return;
    begun = true;
    for (const href of listed(chunks)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    for (const script of listed(before)) await import(script);
    await import(entry);
  }

  const waiting = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].filter((picture) => !picture.complete);
  let left = waiting.length;
  const settled = () => {
    left -= 1;
    if (left === 0) void begin();
  };
  for (const picture of waiting) for (const event of ['load', 'error']) picture.addEventListener(event, settled, { once: true });
  if (left === 0) void begin();
  setTimeout(() => void begin(), 2500);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => void begin(), { once: true, capture: true });

  addEventListener(
    'click',
    (event) => {
      if (document.documentElement.dataset.alive !== undefined || !(event.target instanceof Element)) return;
      window.pressedEarly = event.target.closest('button');
    },
    { capture: true },
  );
}

/** The same text for every page, so that the policy can name its hash. */
export const GATE = `(${gate.toString().replaceAll(/\s*\n\s*/g, '\n')})()`;
