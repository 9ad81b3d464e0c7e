import { noop } from '#/lib/noop.ts';

/** A part whose code fails to load is never hydrated. Slow phones need seconds for a page. */
const MAX_WAIT_MS = 8000;

/** Number of server-rendered parts of the document that are not hydrated yet: at first the page. */
let left = 1;
let finish: () => void = noop;
const finished = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Notes that a part waits for its code. */
export function expectPart(): void {
  left += 1;
}

export function partHydrated(): void {
  left -= 1;
  if (left === 0) finish();
}

/** What React compares with the document: the frame, the page, code of parts. */
const compared = new Set<unknown>();

/**
 * Called while a part is rendered: React compares it with the document in this task and the next ones, and again from its
 * start if something comes between. Until it is committed, what others change in the document is taken back.
 */
export function beginComparing(part: unknown): void {
  if (typeof window === 'undefined' || !window.markup) return;
  compared.add(part);
  window.markup.isComparing = true;
  window.markup.restore();
}

export function endComparing(part: unknown): void {
  compared.delete(part);
  if (window.markup) window.markup.isComparing = compared.size > 0;
}

/** Whether a part of the document still needs the data that its HTML was rendered from. */
export const isHydrating = (): boolean => left > 0;

/** Resolves when the document needs the data no more that its HTML was rendered from. */
export function afterHydration(): Promise<void> {
  setTimeout(finish, MAX_WAIT_MS);
  return finished;
}

/**
 * In place of `fetch` while a server-rendered page is hydrated: data that the server did not have in time must not arrive
 * before the part that lacks it is hydrated, because React would discard its HTML and render it again.
 */
export async function fetchWhileHydrating(request: Request): Promise<Response> {
  const response = await globalThis.fetch(request);
  if (request.method !== 'GET' || !isHydrating()) return response;
  await afterHydration();
  return response;
}
