import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import './part-failed.css';

export interface PartFailedProps {
  onRetry: () => void;
  busy?: boolean;
}

/** Stands where a part of the page could not be loaded; the rest of the page goes on. */
export function PartFailed({ onRetry, busy = false }: PartFailedProps) {
  const { t } = useTranslation();
  return (
    <Note kind="error" className="part-failed">
      <span>{t('error.part')}</span>
      <Button size="sm" busy={busy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Note>
  );
}
