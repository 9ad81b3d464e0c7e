import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { firstPicture } from './first-picture.ts';

/** Drawing waits for nothing but code that is there already: longer means that something hangs. */
const RENDER_MS = 500;

interface Drawn {
  html: string;
  head: string;
  links: string;
}

const OPEN = '<body><div id="root">';
const CLOSE = '</div></body></html>';

/** Draws the whole tree at once: no part of it needs a script to be put in its place. Null when any part could not be drawn. */
export function renderShop(
  shop: ReactNode,
  report: (problem: unknown) => void,
): Promise<Drawn | null> {
  return new Promise((resolve) => {
    // React gathers what belongs into the head in the head of a document. No element beside another: it would change ids.
    const page = createElement(
      'html',
      null,
      createElement('body', null, createElement('div', { id: 'root' }, shop)),
    );
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onError(error) {
        report(error);
        resolve(null);
      },
      onAllReady() {
        clearTimeout(timer);
        const out = new PassThrough();
        text(out).then(
          (document) => resolve(split(document)),
          (error: unknown) => {
            report(error);
            resolve(null);
          },
        );
        stream.pipe(out);
      },
    });
    const timer = setTimeout(
      () => stream.abort(new Error('Drawing the page took too long')),
      RENDER_MS,
    );
  });
}

// They name every picture that is not lazy; the browser finds these just as soon in the document itself.
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

function split(document: string): Drawn {
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
