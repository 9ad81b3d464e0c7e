import { createHash } from 'node:crypto';
import type { EventsOptions } from './events-options.ts';

/** Providers whose scripts or frames run in the pages. Twitter, PayPal and WeChat Pay are redirects and codes. */
export const PROVIDERS = ['stripe', 'google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src';

const SOURCES: Record<Provider, Partial<Record<Directive, string>>> = {
  stripe: {
    'script-src': 'https://js.stripe.com https://*.js.stripe.com',
    'connect-src': 'https://api.stripe.com',
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  },
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'style-src': 'https://accounts.google.com/gsi/style',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
  },
  facebook: {
    'script-src': 'https://connect.facebook.net',
    'connect-src': 'https://graph.facebook.com https://www.facebook.com',
    'frame-src': 'https://www.facebook.com',
  },
};

/** Value of a source list for an inline script. */
const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export interface ContentPolicy {
  /** texts of the inline scripts */
  scripts: readonly string[];
  providers: ReadonlySet<Provider>;
  /** additional picture source, for a backend without https */
  pictures?: string;
  /** default `'self'` */
  formAction?: string;
  /** default `'none'`; empty leaves it out, because a `meta` element cannot have it */
  frameAncestors?: string;
  /** additional sources, of where events are sent */
  events?: EventsOptions['sources'] | undefined;
  /** strings cannot become markup or script, see `trustsOwnScripts` */
  trustedTypes?: boolean;
  /** path that browsers send reports to */
  reportPath?: string;
}

/**
 * Whether only the shop's own scripts run in the pages, so that Trusted Types can be required. Scripts of providers and tags
 * assign strings.
 */
export const trustsOwnScripts = (
  providers: ReadonlySet<Provider> | null,
  events: EventsOptions | null,
): boolean => providers?.size === 0 && !events?.config.tagManager;

/** Content-Security-Policy of pages: this origin, the offered providers, pictures from anywhere by https. */
export function contentPolicy({
  scripts,
  providers,
  pictures = '',
  formAction = "'self'",
  frameAncestors = "'none'",
  events,
  trustedTypes = false,
  reportPath = '',
}: ContentPolicy): string {
  const offered = PROVIDERS.filter((provider) => providers.has(provider));
  const list = (directive: Directive, ...own: string[]) => {
    const sources = [...own, ...offered.map((provider) => SOURCES[provider][directive])];
    return `${directive} ${sources.filter(Boolean).join(' ') || "'none'"}`;
  };
  return [
    "default-src 'self'",
    list('script-src', "'self'", ...scripts.map(hashOf), events?.['script-src'] ?? ''),
    list('style-src', "'self'", "'unsafe-inline'"),
    `img-src 'self' data: blob: https: ${pictures}`.trim(),
    list('connect-src', "'self'", events?.['connect-src'] ?? ''),
    list('frame-src'),
    "base-uri 'none'",
    "object-src 'none'",
    `form-action ${formAction}`,
    ...(frameAncestors ? [`frame-ancestors ${frameAncestors}`] : []),
    ...(trustedTypes
      ? ["require-trusted-types-for 'script'", 'trusted-types default dompurify rich-text']
      : []),
    ...(reportPath ? [`report-uri ${reportPath}`, 'report-to csp'] : []),
  ].join('; ');
}

/** Browser features that no page uses. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Permissions-Policy: nothing, except payment and identity for the provider that needs it. */
export function permissionsPolicy(providers: ReadonlySet<Provider>): string {
  const only = (provider: Provider, origin: string) =>
    providers.has(provider) ? `(self "${origin}")` : '()';
  return [
    ...UNUSED.map((feature) => `${feature}=()`),
    `payment=${only('stripe', 'https://js.stripe.com')}`,
    `identity-credentials-get=${only('google', 'https://accounts.google.com')}`,
  ].join(', ');
}
