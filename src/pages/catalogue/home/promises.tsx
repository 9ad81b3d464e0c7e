import { type IconNode, ShieldCheck, Truck, Undo2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Icon } from '#/ui/icon.ts';
import * as styles from './promises.module.css';

interface Promised {
  icon: IconNode;
  name: string;
  text: string;
}

/** What the shop promises to all shoppers. */
export function Promises() {
  const { t } = useTranslation();
  const promises: Promised[] = [
    { icon: ShieldCheck, name: t('footer.genuine'), text: t('footer.genuineText') },
    { icon: Truck, name: t('footer.tracked'), text: t('footer.trackedText') },
    { icon: Undo2, name: t('footer.easyRefund'), text: t('footer.easyRefundText') },
  ];
  return (
    <ul className={styles.root}>
      {promises.map(({ icon, name, text }) => (
        <li key={name}>
          <Icon as={icon} size={16} className={styles.icon} />
          <span>
            <b>{name}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
