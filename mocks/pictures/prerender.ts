/**
 * Draws the pictures that hold letters, with the fonts of this machine, into `masters/`.
 * Run it after a change of banner texts, logos or avatars; it needs Chromium and the Noto fonts.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { AVATARS } from '../demo/catalogue/avatars.ts';
import { MERCHANT_LOGOS } from '../demo/catalogue/pictures.ts';
import { LANGS } from '../market/model.ts';
import { BANNER_NAMES, BANNER_TEXTS } from '../demo/catalogue/banner-texts.ts';
import { monogram } from './monogram.ts';
import { BANNER_SCENES, compose, PHONE_SCENES } from './scenes.ts';
import { type Drawing, svgDocument } from './svg.ts';
import { FONT_OF_LOGOS, typeLayer } from './type-layer.ts';

const MASTERS = fileURLToPath(new URL('./masters/', import.meta.url));
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

interface Sheet {
  /** address below `masters/`, without the ending */
  name: string;
  drawing: Drawing;
  over: string;
}

async function banners(): Promise<Sheet[]> {
  const scenes = await Promise.all(
    BANNER_NAMES.map(async (name) => ({ name, drawing: await compose(BANNER_SCENES[name]) })),
  );
  const phones = await Promise.all(
    BANNER_NAMES.flatMap((name) => {
      const scene = PHONE_SCENES[name];
      return scene ? [compose(scene).then((drawing) => ({ name, drawing }))] : [];
    }),
  );
  const sheetsOf = ({ name, drawing }: (typeof scenes)[number], isPhone: boolean) =>
    LANGS.map((lang) => ({
      name: `banner/${name}${isPhone ? '-phone' : ''}.${lang}`,
      drawing,
      over: typeLayer(name, lang, BANNER_TEXTS[name][lang], isPhone),
    }));
  return [
    ...scenes.flatMap((one) => sheetsOf(one, false)),
    ...phones.flatMap((one) => sheetsOf(one, true)),
  ];
}

function logos(): Sheet[] {
  return Object.entries(MERCHANT_LOGOS).map(([id, { letters, colours }]) => ({
    name: `merchant/${id}/logo`,
    drawing: monogram(letters, colours, { font: FONT_OF_LOGOS }),
    over: '',
  }));
}

function avatars(): Sheet[] {
  return AVATARS.map(({ letters, colours }, i) => ({
    name: `avatar/${i + 1}`,
    drawing: monogram(letters, colours, { round: true, font: FONT_OF_LOGOS }),
    over: '',
  }));
}

async function shoot(browser: Browser, { name, drawing, over }: Sheet): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: drawing.width, height: drawing.height },
  });
  await page.setContent(
    `<body style="margin:0;background:none"><div style="position:relative;display:grid">${svgDocument(drawing)}${over}</div>`,
  );
  const png = await page.screenshot({
    omitBackground: true,
    clip: { x: 0, y: 0, width: drawing.width, height: drawing.height },
  });
  await page.close();
  const file = path.join(MASTERS, `${name}.avif`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    await sharp(png).avif({ quality: 60, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
}

async function totalSize(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => stat(path.join(file.parentPath, file.name))),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** A browser on the PATH; without one Playwright takes its own. */
function browserOnPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => BROWSERS.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** With words on the command line only the pictures whose address holds one of them are drawn. */
const wanted = process.argv.slice(2);
const sheets = [...(await banners()), ...logos(), ...avatars()].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const executablePath = browserOnPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
try {
  for (const sheet of sheets) await shoot(browser, sheet);
} finally {
  await browser.close();
}
console.log(
  `${sheets.length} masters drawn, ${Math.round((await totalSize(MASTERS)) / 1024)} KB in all`,
);
