import { NoTranslate } from '#/ui/no-translate.tsx';
import { CopyButton } from './copy-button.tsx';
import * as styles from './number-with-copy.module.css';

/** The number of an order or a refund, and a button that copies it. */
export function NumberWithCopy({ no }: { no: string }) {
  return (
    <span className={styles.number}>
      <NoTranslate className="num">{no}</NoTranslate>
      <CopyButton text={no} what={no} />
    </span>
  );
}
