import { isSwitchedOn, setting, stop } from './setting.ts';
import { type Provider, PROVIDERS } from './content-policy.ts';

export interface SecurityOptions {
  /** null: as the backend says */
  providers: ReadonlySet<Provider> | null;
  /** the policy is not enforced, only reported */
  reportOnly: boolean;
  /** browsers report violations to the server, which logs a sample */
  reports: boolean;
  formAction: string;
  frameAncestors: string;
  /** empty: none */
  hsts: string;
}

const SOURCE = /^('self'|'none'|https?:\/\/[\w.*-]+(:\d+)?)$/;
const HSTS = /^max-age=\d+(; includeSubDomains)?(; preload)?$/;

/** Sources of a policy that a variable lists. */
export function sourcesNamed(name: string, byDefault: string): string {
  const text = setting(name) ?? byDefault;
  const sources = text.split(/\s+/);
  return sources.every((source) => SOURCE.test(source))
    ? sources.join(' ')
    : stop(`${name} is ${text}; it must list origins, 'self' or 'none'.`);
}

function providersNamed(text: string | undefined): ReadonlySet<Provider> | null {
  if (text === undefined) return null;
  const names = text.split(',').map((name) => name.trim());
  const known = PROVIDERS.filter((provider) => names.includes(provider));
  return text === 'none' || names.every((name) => ['', ...PROVIDERS].includes(name))
    ? new Set(known)
    : stop(`PROVIDERS is ${text}; it must be none, or a list of ${PROVIDERS.join(', ')}.`);
}

function hstsOf(text: string): string {
  if (text === 'off') return '';
  return HSTS.test(text)
    ? text
    : stop(`HSTS is ${text}; it must be off, or e.g. max-age=31536000; includeSubDomains.`);
}

/** From CSP_MODE, CSP_REPORTS, FORM_ACTION, FRAME_ANCESTORS, HSTS and PROVIDERS. */
export function securityOptions(): SecurityOptions {
  const mode = setting('CSP_MODE') ?? 'enforce';
  if (mode !== 'enforce' && mode !== 'report-only')
    stop(`CSP_MODE is ${mode}; it must be enforce or report-only.`);
  return {
    providers: providersNamed(setting('PROVIDERS')),
    reportOnly: mode === 'report-only',
    reports: isSwitchedOn('CSP_REPORTS') || mode === 'report-only',
    formAction: sourcesNamed('FORM_ACTION', "'self'"),
    frameAncestors: sourcesNamed('FRAME_ANCESTORS', "'none'"),
    hsts: hstsOf(setting('HSTS') ?? 'max-age=31536000'),
  };
}
