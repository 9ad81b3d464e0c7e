// @vitest-environment node
import { spawn } from 'node:child_process';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SHOPPER } from '#mocks/demo/accounts.ts';
import { type PackageName, PACKAGES } from '#scripts/pack/packages.ts';
import { type EmptyFolder, install, NODE, runIn, tool } from './empty-folder.ts';
import { startFaultyBackend } from './faulty-backend.ts';

const MEGABYTE = 2 ** 20;
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const sizeOf = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

const WRONG_JOURNEYS = `
import type { OwnJourney, OwnRule } from '@lychee-storefront/conformance';
// @ts-expect-error there is no such operation
const operation: OwnJourney['steps'] = [{ operation: 'productLists' }];
// @ts-expect-error there is no such parameter
const parameter: OwnJourney['steps'] = [{ operation: 'productList', query: { pages: 1 } }];
// @ts-expect-error there is no such test
const test: OwnJourney['steps'] = [{ operation: 'userInfo', values: [{ what: 'a', at: 'b', iss: 1 }] }];
const rule: OwnRule<'productList'> = {
  name: 'a rule',
  // @ts-expect-error the contract calls it storeName
  check: ({ data }) => data.list.map(({ title }) => ({ at: '', expected: '', got: title })),
};
export { operation, parameter, test, rule };
`;

describe('the conformance tool in an empty folder', () => {
  let at: EmptyFolder;
  let backend: Awaited<ReturnType<typeof startFaultyBackend>>;
  beforeAll(async () => {
    [at, backend] = await Promise.all([
      install('conformance', [], 'docs/examples/conformance'),
      startFaultyBackend(),
    ]);
  });
  afterAll(() => {
    backend.close();
    at.remove();
  });
  const conformance = (...args: string[]) =>
    runIn(at.folder, NODE, [join(at.installed, 'conformance.js'), ...args]);
  const browse = (...args: string[]) =>
    conformance('--base-url', backend.origin, '--rate', '1000', '--journey', 'browse', ...args);

  it('has one file of code, no packages, and at most 5 MB', () => {
    expect(globSync('**/package.json', { cwd: join(at.folder, 'node_modules') })).toHaveLength(1);
    expect(globSync('**/*.js', { cwd: at.installed })).toEqual(['conformance.js']);
    const imported = [
      ...read(at.installed, 'conformance.js').matchAll(/^import .* from "(.+)";/gm),
    ];
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.map(([, name]) => name).filter((name) => !name?.startsWith('node:'))).toEqual(
      [],
    );
    const size = sizeOf(join(at.folder, 'node_modules'));
    console.log(`conformance installed: ${(size / MEGABYTE).toFixed(2)} MB`);
    expect(size).toBeLessThan(5 * MEGABYTE);
  });

  it('names a fault of a running backend, and the screens that it breaks', async () => {
    const { code, output } = await browse('--report', 'report');
    expect(code, output).toBe(1);
    expect(output).toMatch(
      /breaks +C201 {2}productList × 200 {2}\$\.data\.list\[\*\]\.storeName {2}missing/,
    );
    expect(output).toMatch(/screens: every page/);
    expect(output).toContain('Found     1 breaks, 0 security, 0 wrong value');
    expect(read(at.folder, 'report', 'junit.xml')).toContain('productList');
    expect(existsSync(join(at.folder, 'report', 'report.html'))).toBe(true);
  });

  it('uses a session that exists already, and says if it is not accepted', async () => {
    const { email, password } = DEMO_SHOPPER;
    const signIn = await fetch(`${backend.origin}/api/front/login/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = (await signIn.json()) as { data: { token: string } };
    const read = (token: string) => {
      const args = ['--rate', '0', '--journey', 'order-lists', '--report', 'signed-in'];
      return conformance('--base-url', backend.origin, '--token', token, ...args);
    };
    const accepted = await read(data.token);
    expect(accepted.code, accepted.output).toBe(0);
    expect(accepted.output).toMatch(/Covered +operations [1-9]/);
    expect(accepted.output).not.toContain('all calls as a member');
    const written = readdirSync(join(at.folder, 'signed-in'));
    for (const file of written)
      expect(readFileSync(join(at.folder, 'signed-in', file), 'utf8')).not.toContain(data.token);
    const refused = await read('of-yesterday');
    expect(refused.code, refused.output).toBe(2);
    expect(refused.output).toContain(
      'The session of --token is not accepted: userInfo answers 401',
    );
  });

  it('runs own journeys and rules, of which it has the types', async () => {
    writeFileSync(join(at.folder, 'wrong.ts'), WRONG_JOURNEYS);
    expect(await runIn(at.folder, tool('tsc'), ['-p', '.'])).toEqual({ code: 0, output: '' });
    const args = ['--journey', 'best-seller', '--extend', 'my-journeys.mjs'];
    const { code, output } = await conformance(
      '--base-url',
      backend.origin,
      '--rate',
      '0',
      ...args,
    );
    expect(code, output).toBe(1);
    expect(output).toContain('Covered   operations 2 of');
    expect(output).toContain('expected whole prices: no cents');
    expect(output).toContain('Found     0 breaks, 0 security, 1 wrong value');
  });

  it('says how to call it, and what it needs for a market of its own', async () => {
    const { code, output } = await conformance();
    expect(code).toBe(2);
    expect(output).toContain('@lychee-storefront/market');
    expect(output).toContain('conformance --help');
    expect(output).not.toContain('npm run');
  });

  it('names no screens without the table of a shop', async () => {
    rmSync(join(at.installed, 'screens.json'));
    const { code, output } = await browse();
    expect(code, output).toBe(1);
    expect(output).toContain('storeName');
    expect(output).not.toMatch(/screens|no page yet/i);
  });
});

const WRONG = `
import { market } from '@lychee-storefront/market';
// @ts-expect-error the contract has a number
market.override('cartCount', () => ({ count: 'two' }));
// @ts-expect-error there is no such operation
market.fail('cartCounts', 'network');
`;

describe('the market in an empty folder', () => {
  let at: EmptyFolder;
  beforeAll(async () => {
    at = await install('market', ['msw', '@types/node'], 'docs/examples/market');
  });
  afterAll(() => at.remove());

  it('answers a call as a server, with plain pictures', async () => {
    const command = [join(at.installed, 'command.js'), '--port', '0', '--locale', 'en'];
    const server = spawn(NODE, command, { cwd: at.folder });
    const origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      const collect = (text: string) => {
        output += text;
        const [, found] = /(http:\S+)\/api/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      };
      server.stdout.setEncoding('utf8').on('data', collect);
      server.stderr.setEncoding('utf8').on('data', collect);
      server.on('exit', () => reject(new Error(output)));
    });
    const answer = await fetch(`${origin}/api/front/product/detail/1001`);
    const { code, data } = (await answer.json()) as {
      code: number;
      data: { productInfo: { storeName: string; image: string } };
    };
    const picture = await fetch(data.productInfo.image);
    server.kill();
    expect(code).toBe(200);
    expect(data.productInfo.storeName).toMatch(/handbag/);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  });

  it('serves the example of the docs: types, override, delay, failure, scenario', async () => {
    writeFileSync(join(at.folder, 'wrong.ts'), WRONG);
    const types = await runIn(at.folder, tool('tsc'), ['-p', '.']);
    expect(types).toEqual({ code: 0, output: '' });
    const { code, output } = await runIn(at.folder, process.execPath, ['--test', 'app.test.ts']);
    expect(code, output).toBe(0);
    expect(output).toMatch(/pass 5\b/);
  });

  it('is the market of the conformance tool, where both are installed', async () => {
    const other = await install('conformance');
    symlinkSync(at.installed, join(dirname(other.installed), 'market'));
    const args = [join(other.installed, 'conformance.js'), '--journey', 'browse'];
    const { code, output } = await runIn(other.folder, NODE, args);
    other.remove();
    expect(code, output).toBe(0);
    expect(output).toContain('Found     0 breaks');
  });

  it('runs in a browser: what handlers import is in the package or is MSW', () => {
    const open = ['index.js'];
    const outside = new Set<string>();
    const seen = new Set<string>();
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      for (const [, name = ''] of read(at.installed, file).matchAll(/^import .*"(.+)";$/gm))
        if (name.startsWith('./')) open.push(name.slice(2));
        else outside.add(name);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect([...outside]).toEqual(['msw']);
  });
});

const APP = `
import { isExceptionText, operations, type paths, validators } from '@lychee-storefront/contract';
import createClient from 'openapi-fetch';
import { productList } from './client.ts';

const client = createClient<paths>({ baseUrl: 'http://localhost:4010' });
const { data } = await client.GET('/api/front/cart/count', {
  params: { query: { type: 'total', numType: true } },
});
const count: number | null = data?.code === 200 ? data.data.count : null;
const { status } = await productList({ page: 1, limit: 2 });
export { count, status };

// @ts-expect-error there is no such call
await client.GET('/api/front/cart/none', {});

const answer = { code: 200, message: '', data: { count: 2 } };
console.log(
  JSON.stringify([
    operations.cartCount.path,
    validators.cartCount.response.safeParse(answer).success,
    validators.cartCount.response.safeParse({ ...answer, data: {} }).success,
    isExceptionText('java.lang.NullPointerException'),
  ]),
);
`;

const PROJECT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    allowImportingTsExtensions: true,
    types: ['node'],
  },
  files: ['app.ts'],
};

describe('the contract in an empty folder', () => {
  let at: EmptyFolder;
  const peers = ['zod', 'openapi-fetch', 'openapi-typescript-helpers', '@types/node'];
  beforeAll(async () => {
    at = await install('contract', peers);
  });
  afterAll(() => at.remove());

  it('gives a client that has its types', async () => {
    const document = join('node_modules', '@lychee-storefront', 'contract', 'openapi.json');
    const args = ['--input', document, '--output', 'client.ts', '--client', 'fetch'];
    const generated = await runIn(at.folder, tool('orval'), args);
    expect(generated.code, generated.output).toBe(0);
    writeFileSync(join(at.folder, 'app.ts'), APP);
    writeFileSync(join(at.folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(at.folder, 'tsconfig.json'), JSON.stringify(PROJECT));
    expect(await runIn(at.folder, tool('tsc'), ['-p', '.'])).toEqual({ code: 0, output: '' });
  });

  it('has the operations, validators and texts of backends at run time', async () => {
    const calls = APP.slice(APP.indexOf('const answer'));
    const imports = `import { isExceptionText, operations, validators } from '@lychee-storefront/contract';`;
    writeFileSync(join(at.folder, 'run.mjs'), `${imports}\n${calls}`);
    const { output } = await runIn(at.folder, NODE, ['run.mjs']);
    expect(JSON.parse(output)).toEqual(['/api/front/cart/count', true, false, true]);
  });
});

describe.each(Object.keys(PACKAGES) as PackageName[])('the package %s', (name) => {
  const { folder } = PACKAGES[name];
  const { version } = JSON.parse(read(folder, 'package.json')) as { version: string };

  it('has a changelog whose newest version is its own', () => {
    const [, newest] = /^## (\S+)$/m.exec(read(folder, 'CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
  });

  it('has the version of the contract if it is the contract', () => {
    if (name !== 'contract') return;
    const { info } = JSON.parse(read('generated', 'openapi.json')) as { info: { version: string } };
    expect(version).toBe(info.version);
  });
});
