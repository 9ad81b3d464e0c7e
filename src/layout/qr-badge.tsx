import { QrCode } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { ShopQr } from './shop-qr.tsx';
import * as styles from './header.module.css';

export function QrBadge() {
  const { t } = useTranslation();
  return (
    <Popover
      hover
      align="end"
      anchorClassName={styles.wideOnly}
      label={t('nav.mobileMall')}
      className={styles.qrPop}
      trigger={(props) => (
        <button {...props} type="button" className={styles.act} aria-label={t('nav.showQr')}>
          <Icon as={QrCode} />
        </button>
      )}
    >
      <ShopQr size={144} />
      <small>{t('side.scan')}</small>
    </Popover>
  );
}
