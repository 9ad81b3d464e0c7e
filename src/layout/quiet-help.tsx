import { ChevronDown, Headphones } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { ShopService } from './shop-service.tsx';
import * as styles from './quiet-help.module.css';

/** Customer service in the header of purchases. */
export default function QuietHelp() {
  const { t } = useTranslation();
  return (
    <Popover
      hover
      align="end"
      anchorClassName={styles.root}
      className={styles.panel}
      label={t('side.service')}
      trigger={(props) => (
        <button {...props} type="button" className={styles.open}>
          <Icon as={Headphones} />
          <span>{t('side.service')}</span>
          <Icon as={ChevronDown} size={12} />
        </button>
      )}
    >
      <ShopService />
    </Popover>
  );
}
