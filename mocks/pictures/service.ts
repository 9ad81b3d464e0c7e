import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { draw } from './draw.ts';
import { limit } from './limit.ts';
import { type Drawing, svgDocument } from './svg.ts';

export type PictureFormat = 'avif' | 'webp';

export interface Rendered {
  body: Buffer;
  type: string;
}

/** Raised when pictures are drawn differently, so that older files of the cache are left aside. */
const VERSION = 6;
const LADDER = [80, 120, 160, 240, 320, 480, 640, 800, 1200, 1472, 2400];
const CACHE = path.resolve('.market/pictures');
const MASTERS = fileURLToPath(new URL('./masters/', import.meta.url));
const ADDRESS = /^\/media\/((?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.(?:zh-CN|en|fr|th|lo))?)\.webp$/;

const MAX_RENDERINGS = 2;
const slot = limit(MAX_RENDERINGS);
sharp.concurrency(1);

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The width of the ladder that covers the one asked for, never above the master's. */
function snapWidth(asked: number, master: number): number {
  const step = LADDER.find((width) => width >= asked) ?? master;
  return Math.min(step, master);
}

/** Sharp colour edges cost a third more time: only red type on dark ground needs them. */
function encode(image: Sharp, format: PictureFormat, type: boolean): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 62, effort: 2 }).toBuffer();
  return image.webp({ quality: 82, effort: 2, smartSubsample: type }).toBuffer();
}

async function resized(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(master);
  const { width: full } = await image.metadata();
  return encode(image.resize({ width: snapWidth(width, full) }), format, true);
}

function rasterised(drawing: Drawing, width: number, format: PictureFormat): Promise<Buffer> {
  const svg = svgDocument(drawing, snapWidth(width, drawing.width));
  return encode(sharp(Buffer.from(svg)), format, false);
}

/** Pictures with type are prepared masters (a machine may have no fonts); all others are drawn. */
async function make(name: string, width: number, format: PictureFormat): Promise<Buffer | null> {
  const master = await readIfThere(path.join(MASTERS, `${name}.avif`));
  if (master) return resized(master, width, format);
  const drawing = await draw(name);
  return drawing && rasterised(drawing, width, format);
}

async function keep(file: string, body: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, body);
  await rename(draft, file);
}

async function fromCacheOrNew(
  name: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer | null> {
  const file = path.join(CACHE, `v${VERSION}`, `${name}.${width}.${format}`);
  const cached = await readIfThere(file);
  if (cached) return cached;
  const body = await slot(() => make(name, width, format));
  if (body) await keep(file, body);
  return body;
}

const underWay = new Map<string, Promise<Buffer | null>>();

/** Masters for phones are beside the others: `banner/hero-1-phone.en`. Other pictures have one shape. */
function nameForPhones(name: string): string {
  const phone = name.replace(/(?=\.[\w-]+$)/, '-phone');
  return existsSync(path.join(MASTERS, `${phone}.avif`)) ? phone : name;
}

/**
 * The picture of an address like `/media/product/12/front.webp`, or null if there is none; `isPhone`: in the version for
 * phones, if it has one.
 */
export async function renderPicture(
  address: string,
  width: number,
  format: PictureFormat,
  isPhone = false,
): Promise<Rendered | null> {
  const found = ADDRESS.exec(address)?.[1];
  if (found === undefined) return null;
  const name = isPhone ? nameForPhones(found) : found;
  const step = LADDER.find((known) => known >= width) ?? LADDER.at(-1) ?? width;
  const key = `${name}.${step}.${format}`;
  const job =
    underWay.get(key) ?? fromCacheOrNew(name, step, format).finally(() => underWay.delete(key));
  underWay.set(key, job);
  const body = await job;
  return body && { body, type: `image/${format}` };
}
