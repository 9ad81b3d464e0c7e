import { fail } from './errors.ts';
import { hex } from './random.ts';
import type { Market } from './context.ts';
import type { MessageKey } from './messages.ts';
import type { Picture } from './model.ts';

export type UploadKind = 'image' | 'file';
export type Bytes = Uint8Array<ArrayBuffer>;

/** Signatures of a format: text at an offset. One match is enough. */
type Signature = readonly [number, string];

const RIFF_CONTENT = 8;
const OFFICE = '\xd0\xcf\x11\xe0';
const ZIP = 'PK\x03\x04';

const FORMATS: Readonly<Record<string, { type: string; begins: readonly Signature[] }>> = {
  jpg: { type: 'image/jpeg', begins: [[0, '\xff\xd8\xff']] },
  jpeg: { type: 'image/jpeg', begins: [[0, '\xff\xd8\xff']] },
  png: { type: 'image/png', begins: [[0, '\x89PNG\r\n\x1a\n']] },
  gif: {
    type: 'image/gif',
    begins: [
      [0, 'GIF87a'],
      [0, 'GIF89a'],
    ],
  },
  bmp: { type: 'image/bmp', begins: [[0, 'BM']] },
  webp: { type: 'image/webp', begins: [[RIFF_CONTENT, 'WEBP']] },
  mp4: { type: 'video/mp4', begins: [[4, 'ftyp']] },
  zip: { type: 'application/zip', begins: [[0, ZIP]] },
  doc: { type: 'application/msword', begins: [[0, OFFICE]] },
  xls: { type: 'application/vnd.ms-excel', begins: [[0, OFFICE]] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: [[0, ZIP]],
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: [[0, ZIP]],
  },
  pdf: { type: 'application/pdf', begins: [[0, '%PDF-']] },
  mp3: {
    type: 'audio/mpeg',
    begins: [
      [0, 'ID3'],
      [0, '\xff\xfb'],
      [0, '\xff\xf3'],
      [0, '\xff\xf2'],
    ],
  },
  wma: { type: 'audio/x-ms-wma', begins: [[0, '\x30\x26\xb2\x75']] },
  wav: { type: 'audio/wav', begins: [[RIFF_CONTENT, 'WAVE']] },
  amr: { type: 'audio/amr', begins: [[0, '#!AMR']] },
};

interface Rule {
  limit: number;
  tooLarge: MessageKey;
  /** case-sensitive */
  extensions: readonly string[];
  notTaken: MessageKey;
}

const MB = 1024 * 1024;
const RULES: Record<UploadKind, Rule> = {
  image: {
    limit: 10 * MB,
    tooLarge: 'imageTooLarge',
    extensions: ['jpg', 'jpeg', 'gif', 'png', 'bmp', 'mp4', 'webp', 'JPG', 'PNG'],
    notTaken: 'imageKind',
  },
  file: {
    limit: 20 * MB,
    tooLarge: 'fileTooLarge',
    extensions: ['zip', 'doc', 'docx', 'xls', 'xlsx', 'pdf', 'mp3', 'wma', 'wav', 'amr', 'mp4'],
    notTaken: 'fileKind',
  },
};

const FOLDER = '/media/upload/';
const STORED = /^[0-9a-f]{32}\.([a-z0-9]{3,4})$/;

export interface Upload {
  name: string;
  extension: string;
  size: number;
  /** media type */
  type: string;
  address: Picture;
}

/** Stores a file at an unguessable address, if name, size and content are allowed. */
export async function storeUpload(
  market: Market,
  kind: UploadKind,
  { name, bytes }: { name: string; bytes: Bytes },
): Promise<Upload> {
  const rule = RULES[kind];
  if (bytes.length === 0) fail('fileMissing');
  const extension = /\.([^./\\]+)$/.exec(name)?.[1] ?? fail('fileNameless');
  if (bytes.length > rule.limit) fail(rule.tooLarge);
  if (!rule.extensions.includes(extension)) fail(rule.notTaken);
  const format = FORMATS[extension.toLowerCase()];
  if (!format || !beginsAs(bytes, format.begins)) fail('fileContent');

  const stored = `${hex(market.random, 32)}.${extension.toLowerCase()}`;
  await market.files.put(stored, bytes);
  return { name, extension, size: bytes.length, type: format.type, address: FOLDER + stored };
}

/** An uploaded file by its address; null when there is none. */
export async function readUpload(
  market: Market,
  address: string,
): Promise<{ type: string; bytes: Bytes } | null> {
  const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : '';
  const format = FORMATS[STORED.exec(name)?.[1] ?? ''];
  const bytes = format && (await market.files.get(name));
  return bytes ? { type: format.type, bytes } : null;
}

export const isUploadAddress = (address: string): boolean => address.startsWith(FOLDER);

function beginsAs(bytes: Bytes, signatures: readonly Signature[]): boolean {
  return signatures.some(
    ([offset, text]) =>
      String.fromCharCode(...bytes.subarray(offset, offset + text.length)) === text,
  );
}
