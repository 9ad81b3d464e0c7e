import { useTranslation } from '#/i18n/use-translation.ts';
import type { LoginResult } from '#generated/model/loginResult.ts';
import { Button } from '#/ui/button.tsx';
import { SocialIcon, type SocialName } from '#/ui/social-icon.tsx';
import * as styles from './social-sign-in.module.css';
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

const LOGOS: Record<keyof typeof PROVIDER_NAMES, SocialName> = {
  twitter: 'x',
  facebook: 'facebook',
  google: 'google',
};

interface ProviderButtonProps {
  provider: keyof typeof PROVIDER_NAMES;
  busy: boolean;
  onClick: () => void;
}

/** Round button with the provider's logo. */
export function ProviderButton({ provider, busy, onClick }: ProviderButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      className={styles.way}
      busy={busy}
      aria-label={t('auth.signInWith', { provider: PROVIDER_NAMES[provider] })}
      onClick={onClick}
    >
      {!busy && <SocialIcon name={LOGOS[provider]} />}
    </Button>
  );
}

/** Props of the provider buttons. */
export interface ProviderSignInProps {
  onLogin: (login: LoginResult) => Promise<void>;
  /** called with an error text, and with null on a new attempt */
  onProblem: (problem: string | null) => void;
}
