import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useArea } from '../../i18n/use-area.ts';
import { Button } from '../../ui/button.tsx';
import Qr from '../../ui/qr.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../toasts/store.ts';
import './share-panel.css';

interface SharePanelProps {
  /** what is shared */
  title: string;
  url: string;
}

/** Nobody has to hear that a shopper has thought better of it. */
const givenUp = () => undefined;

/** Ways to pass an address on: as a code, as text, or by what the device offers. Load it lazily. */
export default function SharePanel({ title, url }: SharePanelProps) {
  useArea('goods');
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
    <div className="share">
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
          onClick={() => void navigator.share({ title, url }).catch(givenUp)}
        >
          {t('share.more')}
        </Button>
      )}
    </div>
  );
}
