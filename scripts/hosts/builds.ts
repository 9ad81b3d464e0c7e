/** Another build of the same sources: all scripts and styles have other names, as after a change of a part that all import. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch, ensureChromium, findChromium } from '../chromium.ts';
import { type Drill, PRODUCTS, pathOf } from './drill.ts';
import { get } from './measures.ts';
import { keepAssets } from '../serve/keep-assets.ts';

const root = join(import.meta.dirname, '..', '..');
const NAMED = /[\w-]+\.(?:js|css)\b/g;
const PACKED = /\.(br|gz)$/;

function renameAssets(folder: string): void {
  const assets = join(folder, 'dist', 'assets');
  const names = new Set(readdirSync(assets).filter((name) => !PACKED.test(name)));
  const renamed = (text: string) =>
    text.replace(NAMED, (name) => (names.has(name) ? name.replace('.', '_.') : name));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (PACKED.test(entry.name)) rmSync(file);
    else if (/\.(js|css|json|html)$/.test(entry.name)) {
      writeFileSync(file, renamed(readFileSync(file, 'utf8')));
      if (entry.parentPath === assets) renameSync(file, join(assets, renamed(entry.name)));
    }
  }
}

/** Two builds, and a folder with the files of both. */
function twoBuilds() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-builds-'));
  const next = join(folder, 'next');
  for (const part of ['dist', 'dist-server'])
    cpSync(join(root, part), join(next, part), { recursive: true });
  renameAssets(next);
  const assets = join(folder, 'assets');
  for (const dist of [join(root, 'dist'), join(next, 'dist')])
    keepAssets({ dist, folder: assets, builds: 5, days: 7 });
  return {
    assets,
    next: join(next, 'dist-server', 'index.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const HYDRATED_MS = 30_000;

async function isInteractive(browser: Browser, address: string): Promise<boolean> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: HYDRATED_MS });
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}

/** How many of the addresses a browser with an empty cache makes interactive. */
async function countInteractive(addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const address of addresses) {
    const browser = await chromium.launch(chromiumLaunch(findChromium()));
    if (await isInteractive(browser, address)) count += 1;
    await browser.close();
  }
  return count;
}

/** Pages of one build in the cache in front, while another build or both are running. */
export async function measureBuilds(drill: Drill, front: string) {
  ensureChromium();
  const { assets, next, remove } = twoBuilds();
  const paths = ['/en', pathOf(PRODUCTS[40] ?? 0), '/en/goods/goods_search?cid=111'];
  const addresses = paths.map((path) => front + path);
  const both = { OLD_ASSETS: assets, SHOP_ORIGIN: front };
  await drill.startHosts(3, both);
  await drill.purge(drill.hosts[0], ['cfg']);
  for (const address of addresses) await get(address);
  await drill.stopHosts();
  await drill.startHosts(3, both, () => next);
  const old = await countInteractive(addresses);
  drill.row(
    'pages of the last build in the cache in front, interactive',
    'all',
    `${old} of ${paths.length}`,
  );
  await drill.startHosts(3, both, (at) => (at === 1 ? next : undefined));
  await drill.purge(drill.hosts[0], ['cfg']);
  const mixed = await countInteractive([...addresses, ...addresses]);
  drill.row('two builds at once, pages interactive', 'all', `${mixed} of ${2 * paths.length}`);
  remove();
}
