import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../features/toasts/store.ts';

/** An order number with a button that copies it. */
export function CopyNumber({ no }: { no: string }) {
  const { t } = useTranslation();

  async function copy() {
    try {
      await navigator.clipboard.writeText(no);
      showToast('ok', t('common.copied'));
    } catch {
      // Browsers refuse outside https or without permission.
      showToast('error', t('order.notCopied'));
    }
  }

  return (
    <span className="copy-number">
      <span className="num">{no}</span>
      <button
        type="button"
        className="link link--quiet"
        aria-label={t('order.copyNo')}
        onClick={() => void copy()}
      >
        <Icon as={Copy} size={14} />
      </button>
    </span>
  );
}
