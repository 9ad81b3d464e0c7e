import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

/** Answers with a file; false if there is none. */
export type StaticFiles = (req: IncomingMessage, res: ServerResponse) => boolean;

/** A file may have gone since the start, e.g. with its folder: without a listener its error would end the process. */
function endOnError(this: ServerResponse, file: Readable) {
  file.once('error', () => this.destroy());
}

/**
 * Serves the files of a folder, compressed where the build wrote `.br` and `.gz` files beside them. The folder is listed
 * once, at start. Files in `assets/` have a hash in their name and never change.
 * @param indexes whether `/folder/` is answered with its `index.html`
 */
export function staticFiles(
  folder: string,
  { indexes = false, headers = {} }: { indexes?: boolean; headers?: Record<string, string> } = {},
): StaticFiles {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: indexes ? ['html'] : [],
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : SHORT);
      res.setHeader('X-Content-Type-Options', 'nosniff');
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    },
  });
  return (req, res) => {
    // Files are small, and a range of a compressed file helps no browser.
    delete req.headers.range;
    res.once('pipe', endOnError);
    let isFound = true;
    serve(req, res, () => {
      isFound = false;
      res.off('pipe', endOnError);
    });
    return isFound;
  };
}
