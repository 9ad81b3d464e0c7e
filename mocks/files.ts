import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './market/context.ts';

/** Uploaded files in a folder. The market generates the names; none is taken from a request unchecked. */
export function folderFiles(folder: string): FileStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${name}.new`);
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(folder, name)));
      } catch {
        return null;
      }
    },
  };
}
