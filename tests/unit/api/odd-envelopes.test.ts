import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import { provideApiContext } from '#/api/context.ts';
import { ApiError } from '#/api/error.ts';
import { send } from '#/api/http.ts';

/** More levels than the stack has frames, as JSON. */
const LEVELS = 20_000;
const DEEP = [
  '['.repeat(LEVELS) + ']'.repeat(LEVELS),
  '{"childList":['.repeat(LEVELS) + ']}'.repeat(LEVELS),
] as const;

const deep = fc.constantFrom(...DEEP, JSON.stringify(DEEP[0]));
const value = fc.oneof(fc.json(), deep);
/** A field of a resource, of a row, or all of them. */
const data = fc.oneof(
  value,
  fc
    .tuple(fc.constantFrom('id', 'list', 'childList', 'price', 'unknown'), value)
    .chain(([name, text]) => fc.constantFrom(`{"${name}":${text}}`, `[{"${name}":${text}}]`)),
);
const message = fc.oneof(fc.constant('""'), value);
const envelope = fc.oneof(
  value,
  ...['200', '500'].map((code) =>
    fc
      .tuple(message, data)
      .map(([text, given]) => `{"code":${code},"message":${text},"data":${given}}`),
  ),
);
const ids = fc.constantFrom(...(Object.keys(operations) as OperationId[]));

it('whatever JSON a backend answers, a call has data that can be stored, or an ApiError', () =>
  fc.assert(
    fc.asyncProperty(ids, envelope, async (id, answer) => {
      provideApiContext(() => ({
        baseUrl: 'http://shop.test',
        language: 'en',
        token: () => null,
        report: () => undefined,
        fetch: () => Promise.resolve(new Response(answer)),
      }));
      const { method, path } = operations[id];
      const sent = send({ method, url: path.replaceAll(/\{\w+\}/g, '1') });
      const got = await sent.catch((error: unknown) => error);
      if (got instanceof ApiError) return;
      expect(got).not.toBeInstanceOf(Error);
      expect(() => JSON.stringify(got)).not.toThrow();
    }),
    { seed: 2026, numRuns: 300 },
  ));
