// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { codingFor } from '#/server/compress.ts';

const coding = (accepted?: string) =>
  codingFor({ headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage);

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip', 'br'],
  ['br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.00, gzip;q=0', null],
  ['BR', 'br'],
  ['brotli', null],
  [undefined, null],
])('%s: the coding is %s', (accepted, best) => expect(coding(accepted)).toBe(best));
