import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { firstPicture } from './first-picture.ts';

/** All code is loaded, so a longer render means that something hangs. */
const RENDER_MS = 500;

interface Rendered {
  html: string;
  head: string;
  links: string;
}

const OPEN = '<body><div id="root">';
const CLOSE = '</div></body></html>';

/** Renders the whole tree in one pass, without streaming. Resolves to null if any part failed. */
export function renderShop(
  shop: ReactNode,
  report: (problem: unknown) => void,
): Promise<Rendered | null> {
  return new Promise((resolve) => {
    // React hoists metadata into <head>. The tree must have no siblings, which would change `useId`.
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
      () => stream.abort(new Error('Rendering the page took too long')),
      RENDER_MS,
    );
  });
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
