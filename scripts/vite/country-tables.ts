import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { Plugin } from 'vite';

/** They have calling codes, and are parts of another country in ISO 3166-1. */
const NO_COUNTRIES: ReadonlySet<CountryCode> = new Set(['AC', 'TA']);
/** Area code of the countries in +1 that have several. */
const MAIN_AREA: Partial<Record<CountryCode, string>> = { DO: '809', JM: '876', PR: '787' };

/** Calling code without plus. Countries in +1 have it with their area code: they are known by it. */
function dialOf(country: CountryCode): string {
  const dial = getCountryCallingCode(country, metadata);
  if (dial !== '1') return dial;
  const plan = new Metadata(metadata);
  plan.selectNumberingPlan(country);
  // 0 where there are none
  return dial + (MAIN_AREA[country] ?? (plan.numberingPlan?.leadingDigits() || ''));
}

/** Tables of countries by ISO 3166-1 alpha-2 code, which a browser gets without the library that knows them. */
const TABLES: Readonly<Record<string, (country: CountryCode) => string>> = {
  'virtual:dial-codes': dialOf,
  // Node has the names in Lao, many browsers do not.
  'virtual:lao-regions': (country) =>
    new Intl.DisplayNames(['lo'], { type: 'region' }).of(country) ?? country,
};

/** The tables as virtual modules. */
export function countryTables(): Plugin {
  return {
    name: 'lychee:country-tables',
    resolveId: (id) => (Object.hasOwn(TABLES, id) ? `\0${id}` : null),
    load(id) {
      const valueOf = TABLES[id.slice(1)];
      if (!id.startsWith('\0') || !valueOf) return null;
      const codes = getCountries(metadata)
        .filter((country) => !NO_COUNTRIES.has(country))
        .toSorted();
      const table = Object.fromEntries(codes.map((country) => [country, valueOf(country)]));
      return `export default ${JSON.stringify(table)};`;
    },
  };
}
