import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { SocialIcon, type SocialName } from '../../../ui/social-icon.tsx';
import { PROVIDERS } from './ways.ts';

const MARKS: Record<keyof typeof PROVIDERS, SocialName> = {
  twitter: 'x',
  facebook: 'facebook',
  google: 'google',
};

interface WayButtonProps {
  way: keyof typeof PROVIDERS;
  busy: boolean;
  onClick: () => void;
}

/** A round button with a provider's mark. */
export function WayButton({ way, busy, onClick }: WayButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      className="way"
      busy={busy}
      aria-label={t('auth.signInWith', { provider: PROVIDERS[way] })}
      onClick={onClick}
    >
      {!busy && <SocialIcon name={MARKS[way]} />}
    </Button>
  );
}

/** What every way needs from the row it stands in. */
export interface WayProps {
  onToken: (token: string) => void;
  /** says why it did not work; null when a new attempt begins */
  onProblem: (problem: string | null) => void;
}
