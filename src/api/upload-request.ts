import type { OnProgress } from './upload-progress.ts';

/** A response with one of these statuses has no body. */
const NO_BODY = new Set([204, 205, 304]);

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

const responseOf = (xhr: XMLHttpRequest): Response =>
  new Response(NO_BODY.has(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    headers: headersOf(xhr),
  });

const aborted = () => new DOMException('The upload was aborted', 'AbortError');

/**
 * Sends a request like `fetch`, and reports how much of its body was sent, which `fetch` cannot. Rejects like `fetch`:
 * `TypeError` without a response, `AbortError` on abort.
 */
export async function sendUpload(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob();
  if (request.signal.aborted) throw aborted();
  const xhr = new XMLHttpRequest();
  await new Promise<void>((resolve, reject) => {
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('load', () => resolve());
    xhr.addEventListener('error', () => reject(new TypeError('The upload failed')));
    xhr.addEventListener('abort', () => reject(aborted()));
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
    request.signal.addEventListener('abort', abort);
    xhr.send(body);
  });
  return responseOf(xhr);
}
