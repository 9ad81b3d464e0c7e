import type { LoginMethodInfo } from '../../../../generated/model/loginMethodInfo.ts';

export interface Ways {
  twitter: boolean;
  /** app id; null when there is no such way */
  facebook: string | null;
  /** client id; null when there is no such way */
  google: string | null;
}

/** The providers that this shop can sign somebody in with. */
export function possibleWays({
  twitterOpen,
  facebookOpen,
  facebookAppId,
  googleOpen,
  googleClientId,
}: LoginMethodInfo): Ways {
  return {
    twitter: twitterOpen,
    facebook: (facebookOpen && facebookAppId) || null,
    google: (googleOpen && googleClientId) || null,
  };
}

/** Providers by the names they go by themselves. */
export const PROVIDERS = {
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  google: 'Google',
} as const;
