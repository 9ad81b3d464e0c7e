import {
  contentPolicy,
  permissionsPolicy,
  type Provider,
  trustsOwnScripts,
} from './content-policy.ts';
import type { EventsOptions } from './events-options.ts';
import {
  DEFAULT_POLICY,
  HIDE_DISMISSED_BANNER,
  MEASURE_SAMPLE,
  START_SCRIPTS,
  WATCH_PARSING,
} from './inline-scripts.ts';
import { REPORT_PATH } from './csp-reports.ts';
import type { SecurityOptions } from './security-options.ts';

type Headers = Record<string, string>;

/** Inline scripts of pages that the server renders. */
const PAGE_SCRIPTS = [
  WATCH_PARSING,
  HIDE_DISMISSED_BANNER,
  DEFAULT_POLICY,
  MEASURE_SAMPLE,
  START_SCRIPTS,
];

/** Strict-Transport-Security for a shop on https; browsers ignore it on other connections. */
export const transportHeaders = ({ hsts }: SecurityOptions, origin: string): Headers =>
  hsts && origin.startsWith('https:') ? { 'Strict-Transport-Security': hsts } : {};

/** Pages of other origins that open the shop have no hold of its window. Popups of providers keep theirs. */
const OPENER = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/** Headers of every page, for the providers that are offered at the time. */
export function pageHeaders(
  { providers: configured, reportOnly, reports, formAction, frameAncestors }: SecurityOptions,
  offered: () => ReadonlySet<Provider>,
  pictures: string,
  events: EventsOptions | null = null,
): () => Headers {
  const reportPath = reports ? REPORT_PATH : '';
  let known: { providers: ReadonlySet<Provider>; headers: Headers } | null = null;

  const headersFor = (providers: ReadonlySet<Provider>): Headers => ({
    [reportOnly ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy']: contentPolicy(
      {
        scripts: PAGE_SCRIPTS,
        providers,
        pictures,
        formAction,
        frameAncestors,
        events: events?.sources,
        trustedTypes: trustsOwnScripts(configured, events),
        reportPath,
      },
    ),
    'Permissions-Policy': permissionsPolicy(providers),
    'X-Content-Type-Options': 'nosniff',
    ...OPENER,
    'Referrer-Policy': 'strict-origin',
    ...(reports ? { 'Reporting-Endpoints': `csp="${reportPath}"` } : {}),
    // The policy that is only reported does not protect against frames.
    ...(reportOnly && frameAncestors === "'none'" ? { 'X-Frame-Options': 'DENY' } : {}),
  });

  return () => {
    const providers = offered();
    if (known?.providers !== providers) known = { providers, headers: headersFor(providers) };
    return known.headers;
  };
}
