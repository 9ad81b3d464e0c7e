import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { firstPicture } from './first-picture.ts';

interface Rendered {
  html: string;
  head: string;
  links: string;
}

const OPEN = '<body><div id="root">';
const CLOSE = '</div></body></html>';

/**
 * Lets steps that occupy the processor begin one per turn of the event loop, in their order, so that requests that arrive
 * meanwhile are served in between.
 */
function turns() {
  let last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. What it schedules with `setImmediate` at once runs before the next one's. */
  return function turn(): Promise<void> {
    const mine = last;
    last = mine.then(
      () =>
        new Promise((resolve) => {
          // The first follows what the caller schedules; between it and the second, connections are served.
          setImmediate(() => setImmediate(resolve));
        }),
    );
    return mine;
  };
}

const turn = turns();

/** The text of a stream, decoded once: 50 to 80 parts of 2 KB. */
function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    stream
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts).toString()))
      .on('error', reject);
  });
}

/** What React writes in place of a part that failed or waits. Texts and attributes cannot contain it: React escapes them. */
const UNFINISHED = '<!--$!-->';

/**
 * The document in one step and one string; null if a part waits or fails. Pages wait for code and data before they are
 * rendered, so that most have no such part.
 */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const document = renderToString(page);
    return document.includes(UNFINISHED) ? null : document;
  } catch {
    // It fails again in `renderWaiting`, which reports it.
    return null;
  }
}

/** The document once all parts are ready; null if any failed. */
async function renderWaiting(
  page: ReactElement,
  report: (problem: unknown) => void,
  deadline: number,
): Promise<string | null> {
  let failed = false;
  const onError = (error: unknown) => {
    failed = true;
    report(error);
  };
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new Error('Rendering the page took too long')),
    deadline,
  );
  try {
    const { prelude } = await prerenderToNodeStream(page, {
      progressiveChunkSize: Infinity,
      signal: limit.signal,
      onError,
    });
    return failed ? null : await textOf(prelude);
  } catch {
    // `onError` has reported it.
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Renders the whole tree, without streaming. Resolves to null if any part failed.
 * @param deadline of what waits, in ms
 */
export async function renderShop(
  shop: ReactNode,
  report: (problem: unknown) => void,
  deadline: number,
): Promise<Rendered | null> {
  // React hoists metadata into <head>. The tree must have no siblings, which would change `useId`.
  const page = createElement(
    'html',
    null,
    createElement('body', null, createElement('div', { id: 'root' }, shop)),
  );
  await turn();
  const document = renderAtOnce(page) ?? (await renderWaiting(page, report, deadline));
  return document === null ? null : split(document);
}

// Preloads of all eager images are redundant: the preload scanner finds the images in the document.
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

function split(document: string): Rendered {
  const from = document.indexOf('<head>') + '<head>'.length;
  const to = document.indexOf('</head>');
  const body = document.indexOf(OPEN, to) + OPEN.length;
  const html = document.slice(body, document.lastIndexOf(CLOSE));
  return {
    head: document.slice(from, to).replaceAll(PRELOADS, ''),
    html: html.replaceAll(PRELOADS, ''),
    links: firstPicture(html),
  };
}
