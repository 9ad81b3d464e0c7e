import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { acceptedCodings } from './compress.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

/** Answers with a file; false if there is none. */
type StaticFiles = (req: IncomingMessage, res: ServerResponse) => boolean;

/** A file may have gone since the start, e.g. with its folder: without a listener its error would end the process. */
function endOnError(this: ServerResponse, file: Readable) {
  file.once('error', () => this.destroy());
}

/** Null if an escape is malformed. The bundler removes a call of `decodeURIComponent` whose result is not used. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Also as `/index.html/` and `/%69ndex.html`. */
const isDocument = ({ url = '' }: IncomingMessage): boolean =>
  /\.html\/*$/i.test(decodedPath(url.split('?', 1)[0] ?? '') ?? '');

interface StaticOptions {
  /** whether `/folder/` is answered with its `index.html`; without it no document is served, which needs headers of its own */
  indexes?: boolean;
  /** whether files are added while the server runs */
  isChanging?: boolean;
  headers?: Record<string, string>;
}

/**
 * Serves the files of a folder, compressed where the build wrote `.br` and `.gz` files beside them. The folder is listed
 * once, at start, unless it is changing. Files in `assets/` have a hash in their name and never change.
 */
export function staticFiles(
  folder: string,
  { indexes = false, isChanging = false, headers = {} }: StaticOptions = {},
): StaticFiles {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: isChanging,
    extensions: indexes ? ['html'] : [],
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : SHORT);
      res.setHeader('X-Content-Type-Options', 'nosniff');
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    },
  });
  return (req, res) => {
    if (!indexes && isDocument(req)) return false;
    // Files are small, and a range of a compressed file helps no browser.
    delete req.headers.range;
    // sirv sends a coding that is named, also if it is named to refuse it.
    req.headers['accept-encoding'] = acceptedCodings(req).join(', ');
    res.once('pipe', endOnError);
    let isFound = true;
    serve(req, res, () => {
      isFound = false;
      res.off('pipe', endOnError);
    });
    return isFound;
  };
}

/** A hash may begin with a hyphen; names of hidden files begin with a dot. */
const ASSET = /^\/assets\/[\w-][\w.-]*$/;

/**
 * Serves the scripts and styles of a build, and those of other builds from a folder that servers share: pages of other
 * builds stay in caches, and two builds may run beside each other.
 */
export function assetFiles(own: StaticFiles, otherBuilds: string | null): StaticFiles {
  if (otherBuilds === null) return own;
  const others = staticFiles(otherBuilds, { isChanging: true });
  const isAsset = ({ url = '' }: IncomingMessage) => ASSET.test(url.split('?', 1)[0] ?? '');
  return (req, res) => own(req, res) || (isAsset(req) && others(req, res));
}
