import type { Plugin } from 'vite';
import { DIAL_CODES } from '../../src/features/country/dial-codes.ts';

const ASKED = 'virtual:lao-regions';
const FOUND = `\0${ASKED}`;

/** Names of countries in Lao as a module: Node knows the language, many browsers do not. */
export function laoRegions(): Plugin {
  return {
    name: 'lychee:lao-regions',
    resolveId: (id) => (id === ASKED ? FOUND : null),
    load(id) {
      if (id !== FOUND) return null;
      const lao = new Intl.DisplayNames(['lo'], { type: 'region' });
      return `export default ${JSON.stringify(Object.fromEntries(Object.keys(DIAL_CODES).map((code) => [code, lao.of(code)])))};`;
    },
  };
}
