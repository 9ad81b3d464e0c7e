import { useTranslation } from 'react-i18next';
import { PayType } from '#generated/model/payType.ts';
import card from '#/assets/pay/card.svg';
import scan from '#/assets/pay/scan.svg';
import wallet from '#/assets/pay/wallet.svg';
import { payTypes } from '#/config/runtime.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import * as styles from './footer-bar.module.css';

const MARKS: Record<PayType, { src: string; label: TextKey }> = {
  [PayType.wallet]: { src: wallet, label: 'footer.wallet' },
  [PayType.card]: { src: card, label: 'footer.card' },
  [PayType.scanCode]: { src: scan, label: 'footer.scan' },
};

/** The payment methods that the backend offers; nothing while they are unknown. */
export function PayMarks() {
  const { t } = useTranslation();
  const types = payTypes();
  if (types.length === 0) return null;
  return (
    <section className={styles.pay}>
      <h2>{t('footer.pay')}</h2>
      <ul>
        {types.map((type) => (
          <li key={type}>
            <img src={MARKS[type].src} alt="" width={44} height={28} loading="lazy" />
            <span>{t(MARKS[type].label)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
