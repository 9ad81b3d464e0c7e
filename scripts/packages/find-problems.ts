import { isAllowedForTools } from './licences.ts';
import type { LockFile, Manifest } from './lock-file.ts';

const EXACT = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

const installed = ({ packages }: LockFile) =>
  Object.entries(packages)
    // The project and the packages in its folders have no hash.
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      name: entry.name ?? path.split('node_modules/').at(-1) ?? path,
      ...entry,
    }));

/** Versions that are ranges, or that differ from the lock file. */
function versionProblems(manifest: Manifest, lock: LockFile): string[] {
  return KINDS.flatMap((kind) => {
    const wanted = Object.entries(manifest[kind] ?? {});
    const locked = lock.packages['']?.[kind] ?? {};
    const ranges = wanted.filter(([, version]) => !EXACT.test(version));
    const others = wanted.filter(([name, version]) => locked[name] !== version);
    return [
      ...ranges.map(([name, version]) => `${name}: ${version} is not an exact version`),
      ...others.map(([name]) => `${name}: the lock file has another version`),
    ];
  });
}

/** The lock file works with every registry: it has hashes and no addresses. */
function lockProblems(lock: LockFile): string[] {
  return installed(lock).flatMap(({ name, integrity, resolved }) => [
    ...(integrity?.startsWith('sha512-') ? [] : [`${name}: no SHA-512 hash in the lock file`]),
    ...(resolved === undefined ? [] : [`${name}: the lock file has the address ${resolved}`]),
  ]);
}

function scriptProblems({ allowScripts = {} }: Manifest, lock: LockFile): string[] {
  const scripted = installed(lock).filter(({ hasInstallScript }) => hasInstallScript);
  const unknown = scripted.filter(({ name }) => !(name in allowScripts));
  const unused = Object.keys(allowScripts).filter(
    (name) => !scripted.some((one) => one.name === name),
  );
  return [
    ...unknown.map(({ name }) => `${name}: has an install script that allowScripts does not list`),
    ...unused.map((name) => `${name}: allowScripts lists it, but it has no install script`),
  ];
}

/** npm runs scripts of these names while it installs, before our own commands can. */
const RUN_BY_NPM = ['preinstall', 'install', 'postinstall', 'prepare', 'dependencies'];

const commandProblems = ({ scripts = {} }: Manifest): string[] =>
  RUN_BY_NPM.filter((name) => name in scripts).map(
    (name) => `the script "${name}" runs with each installation`,
  );

const licenceProblems = (lock: LockFile): string[] =>
  installed(lock)
    .filter(({ license = '' }) => !isAllowedForTools(license))
    .map(({ name, license }) => `${name}: licence ${license ?? 'unknown'} is not allowed`);

/** Everything that is wrong with the packages, found without a network. */
export const findProblems = (manifest: Manifest, lock: LockFile): string[] => [
  ...versionProblems(manifest, lock),
  ...lockProblems(lock),
  ...scriptProblems(manifest, lock),
  ...commandProblems(manifest),
  ...licenceProblems(lock),
];
