// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverOf } from '#/server/http.ts';
import { staticFiles } from '#/server/static.ts';

let folder: string;
let server: Server;
let problems: unknown[];
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const name of ['one.txt', 'two.txt']) writeFileSync(join(folder, name), name);
  const serve = staticFiles(folder);
  problems = [];
  server = serverOf(
    async (req, res) => {
      if (!serve(req, res)) res.writeHead(404).end();
    },
    (problem) => problems.push(problem),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a file that has gone since the start fails its request only', async () => {
  rmSync(join(folder, 'one.txt'));
  await expect(fetch(`${origin}/one.txt`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(`${origin}/two.txt`)).text()).toBe('two.txt');
  expect((await fetch(`${origin}/three.txt`)).status).toBe(404);
  expect(problems).toEqual([]);
});
