import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderFiles } from '#mocks/files.ts';
import { MarketError } from '#mocks/market/errors.ts';
import { type Bytes, readUpload, storeUpload, type UploadKind } from '#mocks/market/uploads.ts';
import { openFixture } from './fixture.ts';

const MB = 1024 * 1024;
const bytesOf = (text: string, size = text.length): Bytes => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  return bytes;
};
const PNG = '\x89PNG\r\n\x1a\n and more';
const JPEG = '\xff\xd8\xff\xe0 and more';

async function refusalOf(kind: UploadKind, name: string, bytes: Bytes): Promise<string> {
  const outcome = await storeUpload(openFixture().market, kind, { name, bytes }).catch(
    (error: unknown) => error,
  );
  if (outcome instanceof MarketError) return outcome.key;
  if (outcome instanceof Error) throw outcome;
  return 'accepted';
}

describe('uploads', () => {
  it('are served at an unguessable address', async () => {
    const { market } = openFixture();
    const upload = await storeUpload(market, 'image', { name: 'my lid.JPG', bytes: bytesOf(JPEG) });
    expect(upload).toMatchObject({
      name: 'my lid.JPG',
      extension: 'JPG',
      size: JPEG.length,
      type: 'image/jpeg',
    });
    expect(upload.address).toMatch(/^\/media\/upload\/[0-9a-f]{32}\.jpg$/);
    expect(await readUpload(market, upload.address)).toEqual({
      type: 'image/jpeg',
      bytes: bytesOf(JPEG),
    });
  });

  it.each([
    ['image', 'a.png', bytesOf(PNG), 'accepted'],
    ['image', 'a.PNG', bytesOf(PNG), 'accepted'],
    ['image', 'a.webp', bytesOf('RIFF\0\0\0\0WEBP'), 'accepted'],
    ['image', 'a.gif', bytesOf('GIF89a'), 'accepted'],
    ['file', 'a.pdf', bytesOf('%PDF-1.7'), 'accepted'],
    ['file', 'a.docx', bytesOf('PK\x03\x04'), 'accepted'],
    ['image', 'a.png', bytesOf(''), 'fileMissing'],
    ['image', 'picture', bytesOf(PNG), 'fileNameless'],
    ['image', 'folder.png/picture', bytesOf(PNG), 'fileNameless'],
    ['image', 'a.JPEG', bytesOf(JPEG), 'imageKind'],
    ['image', 'a.svg', bytesOf('<svg/>'), 'imageKind'],
    ['image', 'a.pdf', bytesOf('%PDF-1.7'), 'imageKind'],
    ['file', 'a.html', bytesOf('<!doctype html>'), 'fileKind'],
    ['file', 'a.png', bytesOf(PNG), 'fileKind'],
    ['image', 'a.png', bytesOf('<script>alert(1)</script>'), 'fileContent'],
    ['image', 'a.jpg', bytesOf(PNG), 'fileContent'],
    ['image', 'a.png', bytesOf(PNG, 10 * MB), 'accepted'],
    ['image', 'a.png', bytesOf(PNG, 10 * MB + 1), 'imageTooLarge'],
    ['file', 'a.zip', bytesOf('PK\x03\x04', 20 * MB), 'accepted'],
    ['file', 'a.zip', bytesOf('PK\x03\x04', 20 * MB + 1), 'fileTooLarge'],
  ] as const)('%s %s', async (kind, name, bytes, outcome) => {
    expect(await refusalOf(kind, name, bytes)).toBe(outcome);
  });

  it('serve no other files', async () => {
    const { market } = openFixture();
    for (const address of [
      '/media/upload/../state.json',
      '/media/upload/none.png',
      `/media/upload/${'0'.repeat(32)}.png`,
      '/media/product/1.webp',
    ]) {
      expect(await readUpload(market, address)).toBeNull();
    }
  });

  it('are stored in a folder', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'market-'));
    const folder = join(parent, 'uploads');
    expect(await folderFiles(folder).get('a.png')).toBeNull();
    await folderFiles(folder).put('a.png', bytesOf(PNG));
    expect(await folderFiles(folder).get('a.png')).toEqual(bytesOf(PNG));
    expect(await readdir(folder)).toEqual(['a.png']);
    await rm(parent, { recursive: true });
  });
});
