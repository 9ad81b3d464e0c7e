import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Step } from './modes.ts';

/** From a new account back to one that exists. */
export function HaveAccount({ go }: { go: (step: Step) => void }) {
  const { t } = useTranslation();
  return (
    <p className="signin__swap muted">
      <Trans
        i18nKey="auth.haveAccount"
        t={t}
        components={{ 1: <BackLink onClick={() => go('haveAccount')} /> }}
      />
    </p>
  );
}

/** Its words come from the sentence around it. */
function BackLink({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  );
}
