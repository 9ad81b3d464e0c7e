import { Check, Copy } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Content } from '#/lib/content.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { ItemButton } from '#/ui/item-name.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { announce } from '#/ui/announce.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useFlash } from '#/ui/use-flash.ts';
import * as styles from './copy-button.module.css';

/** Copies a text; `copied` is true for two seconds. */
function useCopied(onFailed: () => void): [copied: boolean, copy: (text: string) => void] {
  const [copied, start] = useFlash();

  function copy(text: string) {
    // Undefined outside https, and browsers may refuse without permission.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(start, onFailed);
  }

  return [copied, copy];
}

interface CopyButtonProps {
  text: string;
  /** what is copied, e.g. an order number; appended to the label for screen readers */
  what?: string;
  /** visible label in place of "Copy" */
  children?: Content;
}

/** Copies a text and shows a check mark for two seconds. */
export function CopyButton({ text, what, children }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied(() => showToast('error', t('common.notCopied')));
  useOnChange(copied, () => copied && announce('copied', t('common.copied')));
  return (
    <ItemButton
      className={cx(styles.copy, !children && styles.brief, copied && styles.copied)}
      onClick={() => copy(text)}
    >
      <Icon as={copied ? Check : Copy} size={14} />
      <span className={styles.words}>
        <span className={cx(copied && styles.hidden)}>{children ?? t('common.copy')}</span>
        <span className={cx(!copied && styles.hidden)}>{t('common.copied')}</span>
      </span>
      {what && (
        <span className="sr" translate={what === text ? 'no' : undefined}>
          {` ${what}`}
        </span>
      )}
    </ItemButton>
  );
}
