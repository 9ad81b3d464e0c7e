import { Copy, Share2 } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { noop } from '#/lib/noop.ts';
import { Button } from '#/ui/button.tsx';
import Qr from '#/ui/qr.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import * as styles from './share-panel.module.css';

interface SharePanelProps {
  /** title of the shared page */
  title: string;
  url: string;
}

/** Share options: QR code, copy link and the device's share sheet, whose cancellation is ignored. Load it lazily. */
export default function SharePanel({ title, url }: SharePanelProps) {
  useNamespaceSuspense('goods');
  const { t } = useTranslation();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast('ok', t('common.copied'));
    } catch {
      // Browsers refuse outside https or without permission.
      showToast('error', t('share.notCopied'));
    }
  }

  return (
    <div className={styles.root}>
      <Qr text={url} label={t('share.qr')} size={144} />
      <small className="muted">{t('share.scan')}</small>
      <TextInput
        readOnly
        value={url}
        aria-label={t('share.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="soft" block icon={Copy} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      {'share' in navigator && (
        <Button
          kind="ghost"
          block
          icon={Share2}
          onClick={() => void navigator.share({ title, url }).catch(noop)}
        >
          {t('share.more')}
        </Button>
      )}
    </div>
  );
}
