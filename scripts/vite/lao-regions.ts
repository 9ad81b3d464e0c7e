import type { Plugin } from 'vite';
import { DIAL_CODES } from '#/shared/country/dial-codes.ts';

const MODULE_ID = 'virtual:lao-regions';
const RESOLVED_ID = `\0${MODULE_ID}`;

/** Country names in Lao as a virtual module: Node has the language data, many browsers do not. */
export function laoRegions(): Plugin {
  return {
    name: 'lychee:lao-regions',
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : null),
    load(id) {
      if (id !== RESOLVED_ID) return null;
      const lao = new Intl.DisplayNames(['lo'], { type: 'region' });
      return `export default ${JSON.stringify(Object.fromEntries(Object.keys(DIAL_CODES).map((code) => [code, lao.of(code)])))};`;
    },
  };
}
