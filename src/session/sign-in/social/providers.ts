import type { LoginMethodInfo } from '#generated/model/loginMethodInfo.ts';

interface Providers {
  twitter: boolean;
  /** app id; null if disabled */
  facebook: string | null;
  /** client id; null if disabled */
  google: string | null;
}

/** The providers that are enabled and configured. */
export function enabledProviders({
  twitterOpen,
  facebookOpen,
  facebookAppId,
  googleOpen,
  googleClientId,
}: LoginMethodInfo): Providers {
  return {
    twitter: twitterOpen,
    facebook: (facebookOpen && facebookAppId) || null,
    google: (googleOpen && googleClientId) || null,
  };
}

/** Display names. */
export const PROVIDER_NAMES = {
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  google: 'Google',
} as const;
