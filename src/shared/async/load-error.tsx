import { useTranslation, type TextKey } from '#/i18n/use-translation.ts';
import { isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Note } from '#/ui/note.tsx';
import * as styles from './load-error.module.css';

interface LoadErrorProps {
  /** source of the message: the backend's text, or the text for its code */
  error?: unknown;
  onRetry: () => void;
  busy?: boolean;
  className?: string | undefined;
}

/** A specific message; empty if there is none. */
function reasonOf(error: unknown, t: (key: TextKey) => string): string {
  if (!isApiError(error) || error.kind === 'malformed') return '';
  return error.code === 500 ? error.message : messageOf(error, t);
}

/** Inline error with a retry button, in place of a section that could not be loaded. */
export function LoadError({ error, onRetry, busy = false, className }: LoadErrorProps) {
  const { t } = useTranslation();
  const reason = reasonOf(error, t);
  return (
    <Note kind="error" className={cx(styles.root, className)}>
      <span>
        <b>{t('error.part')}</b>
        {reason && <span className={styles.why}>{reason}</span>}
      </span>
      <Button size="sm" busy={busy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  );
}
