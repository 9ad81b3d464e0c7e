import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Step } from './modes.ts';
import * as styles from './sign-in.module.css';

/** Link from registration to sign-in. */
export function HaveAccount({ go }: { go: (step: Step) => void }) {
  const { t } = useTranslation();
  return (
    <p className={`${styles.swap} muted`}>
      <Trans
        i18nKey="auth.haveAccount"
        t={t}
        components={{ 1: <BackLink onClick={() => go('haveAccount')} /> }}
      />
    </p>
  );
}

/** The translated sentence provides the children. */
function BackLink({ onClick, children }: { onClick: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  );
}
