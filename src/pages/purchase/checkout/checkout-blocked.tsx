import type { Content } from '#/lib/content.ts';
import statePicture from '#/assets/states/checkout.webp';
import { Empty } from '#/ui/empty.tsx';
import * as styles from './checkout-blocked.module.css';

/** Shown in place of the checkout. */
export function CheckoutBlocked({
  title,
  lines,
  action,
}: {
  title: string;
  lines: string[];
  action: Content;
}) {
  const text = lines.filter(Boolean).map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
  return (
    <div className="card" role="alert">
      <Empty picture={statePicture} title={title} text={text} action={action} />
    </div>
  );
}
