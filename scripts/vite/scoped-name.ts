import { basename, dirname } from 'node:path';

/** Name of a style sheet in class names: its file name; for the sheet of a page the names of its two folders. */
function sheetName(file: string): string {
  const name = basename(file).replace(/\.module\.css.*$/, '');
  if (name !== 'page') return name;
  const folder = dirname(file);
  return `${basename(dirname(folder))}-${basename(folder)}`;
}

/**
 * Class name of a local name of a CSS module, e.g. `product-card__price`; `product-card` for its `root`. Tests and
 * DevTools show the same names.
 */
export const scopedName = (local: string, file: string): string =>
  local === 'root' ? sheetName(file) : `${sheetName(file)}__${local}`;
