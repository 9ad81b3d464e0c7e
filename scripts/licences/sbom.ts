import { createHash } from 'node:crypto';
import type { LockFile } from '../packages/lock-file.ts';
import type { Shipped } from './shipped.ts';

/** Folders of the build, and what each contains from other projects. */
export type Contents = Readonly<Record<string, readonly Shipped[]>>;

const packageUrl = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The hash of a package in the lock file, as hex. */
function hashesOf({ packages }: LockFile, name: string, version: string) {
  const found = Object.entries(packages).find(
    ([path, entry]) =>
      (entry.name ?? path.split('node_modules/').at(-1)) === name && entry.version === version,
  );
  const [, base64] = /^sha512-(.+)$/.exec(found?.[1].integrity ?? '') ?? [];
  if (base64 === undefined) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }];
}

const licenceOf = (licence: string) =>
  / (AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } };

function componentOf(lock: LockFile, one: Shipped, folders: string[]) {
  const { name, version, licence } = one;
  const properties = folders.map((value) => ({ name: 'lychee:folder', value }));
  const licences = { licenses: [licenceOf(licence)], properties };
  if (version === undefined) return { type: 'data', 'bom-ref': name, name, ...licences };
  const purl = packageUrl(name, version);
  const hashes = hashesOf(lock, name, version);
  return { type: 'library', 'bom-ref': purl, name, version, purl, hashes, ...licences };
}

/** A serial number that depends on the components only: the same build writes the same file. */
function serialOf(components: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${parts.join('-')}-${hex.slice(20, 32)}`;
}

/** Software bill of materials (CycloneDX 1.5) of what the build contains from other projects. */
export function createSbom(lock: LockFile, contents: Contents) {
  const keyOf = ({ name, version = '' }: Shipped) => `${name}@${version}`;
  const all = new Map(
    Object.values(contents).flatMap((list) => list.map((one) => [keyOf(one), one] as const)),
  );
  const foldersOf = (key: string) =>
    Object.keys(contents).filter((folder) => contents[folder]?.some((one) => keyOf(one) === key));
  const components = [...all]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => componentOf(lock, one, foldersOf(key)));
  const { name, version, license } = lock.packages[''] ?? {};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialOf(components),
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', name, version, licenses: [{ license: { id: license } }] },
    },
    components,
  };
}
