import { operations, type Operation } from '../../generated/operations.ts';
import type { GuardedCall } from './types.ts';

/** Recordings 109 and 110: neither `data` nor a content type, in Chinese for every language. */
const noSession = () =>
  new Response(
    new TextEncoder().encode(JSON.stringify({ code: 401, message: '未登录或token过期，请登录！' })),
  );

/** Recordings 111, 649 and 650. */
const noRoute = (request: Request) =>
  Response.json(
    {
      timestamp: new Date().toISOString().slice(0, 19).replace('T', ' '),
      status: 404,
      error: 'Not Found',
      message: 'No message available',
      path: new URL(request.url).pathname,
    },
    { status: 404 },
  );

/** The guard of the existing backend runs before its router: below /api/front, guests get 401 for every path that is not public. */
export function asIsGuard({ request, isSignedIn, operation }: GuardedCall): Response | null {
  const known: Operation | null = operation && operations[operation];
  const isThere = known !== null && !known.extension;
  if (isThere && known.signIn !== 'required') return null;
  const isGuarded = new URL(request.url).pathname.startsWith('/api/front/');
  if (isGuarded && !isSignedIn) return noSession();
  return isThere ? null : noRoute(request);
}
