import { useTranslation } from '#/i18n/use-translation.ts';
import { LinkedText } from '#/ui/linked-text.tsx';
import type { ModeStep } from './modes.ts';
import * as styles from './sign-in.module.css';

/** Link from registration to sign-in. */
export function HaveAccount({ go }: { go: (step: ModeStep) => void }) {
  const { t } = useTranslation();
  return (
    <p className={`${styles.swap} muted`}>
      <LinkedText text={t('auth.haveAccount')}>
        {(words) => (
          <button type="button" className="printed link" onClick={() => go('haveAccount')}>
            {words}
          </button>
        )}
      </LinkedText>
    </p>
  );
}
