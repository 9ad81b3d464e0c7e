import type { IconNode } from 'lucide';
import type { Content, Elements } from '#/lib/content.ts';
import { Icon } from '#/ui/icon.ts';
import * as styles from './delivery-box.module.css';

interface DeliveryBoxProps {
  icon: IconNode;
  title: Content;
  text?: Content;
  /** button or link at the end of the header */
  tail?: Elements;
  children?: Elements;
}

/** Delivery of the items of one store: carrier and tracking. */
export function DeliveryBox({ icon, title, text, tail, children }: DeliveryBoxProps) {
  return (
    <section className={styles.box}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon as={icon} size={24} />
        </span>
        <div>
          <div className={styles.title}>{title}</div>
          {text && <div className={styles.text}>{text}</div>}
        </div>
        {tail}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
