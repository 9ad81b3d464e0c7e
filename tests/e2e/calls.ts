import type { Page, Request } from '@playwright/test';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';

/** Pattern of the paths of an operation. */
export function pathOf(id: OperationId): RegExp {
  const { path }: Operation = operations[id];
  return new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** Whether a request calls an operation. */
export function isCallOf(id: OperationId): (request: Request) => boolean {
  const { method }: Operation = operations[id];
  const pattern = pathOf(id);
  return (request) => request.method() === method && pattern.test(new URL(request.url()).pathname);
}

/** Counts the calls of an operation from now on. @returns the number so far */
export function countCalls(page: Page, id: OperationId): () => number {
  const isCall = isCallOf(id);
  let calls = 0;
  page.on('request', (request) => {
    if (isCall(request)) calls += 1;
  });
  return () => calls;
}
