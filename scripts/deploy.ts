/**
 * Checks the files of `deploy/` by the programs that read them: `npm run lint deploy`. Those that are not installed are
 * named; Debian's packages: nginx, varnish and varnish-modules, prometheus. Exits with code 1 if a check fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'shop-deploy-'));
/** Debian's servers are in folders that only root searches. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Runs a program. @returns its output if it failed, null if it succeeded, undefined if it is not installed */
function outputOf(program: string, args: readonly string[]): string | null | undefined {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    env,
    cwd: root,
    encoding: 'utf8',
  });
  if (error) return undefined;
  return status === 0 ? null : stdout + stderr;
}

function check(what: string, program: string, ...args: string[]): void {
  const output = outputOf(program, args);
  if (output) process.exitCode = 1;
  console.log(
    `${what}: ${output === undefined ? `${program} is not installed` : (output ?? 'ok')}`,
  );
}

/** The delivered configuration with a certificate, folders and ports of this machine. */
function nginxConfig(): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=shop';
  outputOf('openssl', [...request.split(' '), '-keyout', key, '-out', certificate]);
  const site = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
    .replaceAll(/(ssl_certificate_key) .*;/g, `$1 ${key};`)
    .replaceAll(/(ssl_certificate) .*;/g, `$1 ${certificate};`)
    .replaceAll(/\/var\/(cache|log)\/nginx\//g, `${folder}/`)
    .replace('listen 80;', 'listen 127.0.0.1:48080;')
    .replace('listen 443', 'listen 127.0.0.1:48443');
  writeFileSync(join(folder, 'site.conf'), site);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};\nevents {}\nhttp { access_log off; include ${join(folder, 'site.conf')}; }\n`,
  );
  return file;
}

try {
  check('deploy/nginx.conf', 'nginx', '-t', '-c', nginxConfig(), '-p', folder);
  check(
    'deploy/varnish.vcl',
    'varnishd',
    '-C',
    '-n',
    join(folder, 'v'),
    '-f',
    join(root, 'deploy', 'varnish.vcl'),
  );
  check('deploy/alerts.yml', 'promtool', 'check', 'rules', 'deploy/alerts.yml');
  check('deploy/helm', 'helm', 'lint', '--strict', 'deploy/helm');
  const everything =
    'valkey.enabled=true,autoscaling.enabled=true,ingress.enabled=true,ingress.tlsSecret=t,existingSecret=s,purgeEdges={http://varnish:6081}';
  for (const values of ['valkey.enabled=false', everything])
    check(`deploy/helm with ${values}`, 'helm', 'template', 'shop', 'deploy/helm', '--set', values);
  check('deploy/storefront.service', 'systemd-analyze', 'verify', 'deploy/storefront.service');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
