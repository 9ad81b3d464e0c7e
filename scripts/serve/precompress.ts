import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Smaller files gain nothing. */
const LEAST_BYTES = 512;

const TEXT_FILES = '**/*.{html,js,css,json,svg,txt}';

/** Writes a `.br` and a `.gz` file beside each text file of a folder. */
export async function precompress(folder: string, pattern = TEXT_FILES): Promise<void> {
  const files = globSync(pattern, { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const body = await readFile(file);
      if (body.byteLength < LEAST_BYTES) return;
      await writeFile(`${file}.br`, await packBrotli(body, BEST));
      await writeFile(`${file}.gz`, await packGzip(body, { level: 9 }));
    }),
  );
}
