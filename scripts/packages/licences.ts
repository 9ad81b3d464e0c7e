/** Licences of what is in `dist/` and `dist-server/`. */
const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
]);

/** Licences of tools, which are not shipped. LGPL: the picture library of sharp. CC-BY: the browser data of caniuse-lite. */
const TOOLS = new Set([...SHIPPED, 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0']);

const isAllowed = (expression: string, allowed: ReadonlySet<string>): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));

/** Whether a licence (SPDX expression) may be in the build. */
export const isShippable = (licence: string): boolean => isAllowed(licence, SHIPPED);

/** Whether a tool may have a licence (SPDX expression). */
export const isAllowedForTools = (licence: string): boolean => isAllowed(licence, TOOLS);
