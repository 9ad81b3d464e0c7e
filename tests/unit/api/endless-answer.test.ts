import { describe, expect, it } from 'vitest';
import { provideApiContext } from '#/api/context.ts';
import { send } from '#/api/http.ts';

const CONTEXT = {
  baseUrl: 'http://shop.test',
  language: 'lo',
  token: () => null,
  report: () => undefined,
};

/** An answer that never ends, and how many bytes of it were read. */
function endless(status: number) {
  const read = { bytes: 0, isCancelled: false };
  const part = new TextEncoder().encode('1,'.repeat(2 ** 19));
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"code":200,"data":[')),
    pull(stream) {
      read.bytes += part.length;
      stream.enqueue(part);
    },
    cancel: () => {
      read.isCancelled = true;
    },
  });
  return { read, answer: () => new Response(body, { status }) };
}

describe('an answer without end', () => {
  it.each([200, 500])(
    'is given up, with status %i, and its call is not repeated',
    async (status) => {
      const { read, answer } = endless(status);
      provideApiContext(() => ({ ...CONTEXT, fetch: () => Promise.resolve(answer()) }));
      const call = send({ url: '/api/front/search/keyword', method: 'GET' });
      await expect(call).rejects.toMatchObject({ kind: 'malformed' });
      expect(read.isCancelled).toBe(true);
      expect(read.bytes).toBeLessThan(20 * 2 ** 20);
    },
  );
});
