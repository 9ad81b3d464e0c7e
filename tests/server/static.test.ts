// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rawRequest } from './raw-request.ts';
import { serverOf } from '#/server/http.ts';
import { assetFiles, staticFiles } from '#/server/static.ts';

let folder: string;
let others: string;
let server: Server;
let problems: unknown[];
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const name of ['one.txt', 'two.txt']) writeFileSync(join(folder, name), name);
  others = join(folder, '..', `${basename(folder)}-others`);
  mkdirSync(join(others, 'assets'), { recursive: true });
  const serve = assetFiles(staticFiles(folder), others);
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
  for (const one of [folder, others]) rmSync(one, { recursive: true, force: true });
});

it('a file that has gone since the start fails its request only', async () => {
  rmSync(join(folder, 'one.txt'));
  await expect(fetch(`${origin}/one.txt`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(`${origin}/two.txt`)).text()).toBe('two.txt');
  expect((await fetch(`${origin}/three.txt`)).status).toBe(404);
  expect(problems).toEqual([]);
});

it.each([
  ['gzip, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip; q=0.0', null],
  ['identity', null],
])('a file for "%s" comes as %s', async (accepted, coding) => {
  for (const [name, made] of [
    ['br', brotliCompressSync('one')],
    ['gz', gzipSync('one')],
  ] as const)
    writeFileSync(join(others, 'assets', `one.js.${name}`), made);
  writeFileSync(join(others, 'assets', 'one.js'), 'one');
  const answer = await fetch(`${origin}/assets/one.js`, {
    headers: { 'Accept-Encoding': accepted },
  });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(await answer.text()).toBe('one');
});

it('scripts and styles of other builds are served, compressed and for ever, also if they come later', async () => {
  const script = () =>
    fetch(`${origin}/assets/old-1a2b.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect((await script()).status).toBe(404);
  writeFileSync(join(others, 'assets', 'old-1a2b.js'), 'import "x"');
  writeFileSync(join(others, 'assets', 'old-1a2b.js.br'), brotliCompressSync('import "x"'));
  const found = await script();
  expect([found.status, await found.text()]).toEqual([200, 'import "x"']);
  expect(found.headers.get('content-encoding')).toBe('br');
  expect(found.headers.get('content-type')).toContain('javascript');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('names of other builds are those that a hash may give', async () => {
  for (const name of ['-B16K_5.js', '_a-1.css', '0-.js']) {
    writeFileSync(join(others, 'assets', name), 'kept');
    const { status } = await fetch(`${origin}/assets/${name}`);
    expect([name, status]).toEqual([name, 200]);
  }
});

it('nothing else of their folder is served', async () => {
  mkdirSync(join(others, 'builds'));
  for (const name of ['list.json', 'builds/1.json', '.secret', 'assets/.secret'])
    writeFileSync(join(others, name), 'x');
  for (const path of [
    '/list.json',
    '/builds/1.json',
    '/assets/../list.json',
    '/assets/..%2flist.json',
    '/assets/%2e%2e/list.json',
    '/assets/..',
    '/assets/.secret',
    '/.secret',
  ])
    expect((await rawRequest(origin, path)).status, path).toBe(404);
});

it('a document of the folder is not served, however its address is written: pages have headers of their own', async () => {
  const page = join(folder, 'page.html');
  writeFileSync(page, '<!doctype html>');
  const documents = staticFiles(folder);
  const folders = staticFiles(folder, { indexes: true });
  const isServed = async (files: typeof documents, path: string) => {
    const one = serverOf(async (req, res) => void (files(req, res) || res.writeHead(404).end()));
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
    const { status } = await rawRequest(at, path);
    one.close();
    return status === 200;
  };
  for (const path of [
    '/page.html',
    '/page.html/',
    '/%70age.html',
    '/page%2ehtml?x',
    '/page.html?%',
  ])
    expect(await isServed(documents, path), path).toBe(false);
  expect(await isServed(folders, '/page.html')).toBe(true);
});
