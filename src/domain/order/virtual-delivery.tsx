import { MailOpen } from 'lucide';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#/shared/copy/copy-button.tsx';
import { langOfText } from '#/lib/lang-of-text.ts';
import { NoTranslate } from '#/ui/no-translate.tsx';
import type { Delivery } from './delivery.ts';
import { DeliveryBox } from './delivery-box.tsx';
import * as styles from './virtual-delivery.module.css';

/** Delivery without a parcel: the store's message and the codes in it. */
export function VirtualDelivery({
  message,
  codes,
}: Omit<Extract<Delivery, { kind: 'virtual' }>, 'kind'>) {
  const { t } = useTranslation();
  const all =
    codes.length > 1
      ? { text: codes.join('\n'), label: t('logistics.copyCodes') }
      : { text: message, label: t('logistics.copyMessage') };
  return (
    <DeliveryBox
      icon={MailOpen}
      title={t('logistics.virtual')}
      text={t('logistics.virtualText')}
      tail={message && <CopyButton text={all.text}>{all.label}</CopyButton>}
    >
      {codes.length > 0 && (
        <ul className={styles.codes}>
          {codes.map((code, place) => (
            <li key={code} className={styles.code}>
              <span className={styles.label}>{t('logistics.code', { n: place + 1 })}</span>
              <NoTranslate className={styles.value}>{code}</NoTranslate>
              <CopyButton text={code} what={t('logistics.code', { n: place + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.message}>
        <b className={styles.from}>{t('logistics.message')}</b>
        {message ? (
          <span lang={langOfText(message)}>{message}</span>
        ) : (
          <span>{t('logistics.noMessage')}</span>
        )}
      </p>
    </DeliveryBox>
  );
}
