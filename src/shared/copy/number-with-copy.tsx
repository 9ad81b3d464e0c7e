import { NoTranslate } from '#/ui/no-translate.tsx';
import { CopyButton } from './copy-button.tsx';
import * as styles from './number-with-copy.module.css';

/** The number of an order or a refund, and a button that copies it. */
export function NumberWithCopy({ no, id }: { no: string; id?: string }) {
  return (
    <span className={styles.number}>
      <NoTranslate id={id} className="num">
        {no}
      </NoTranslate>
      <CopyButton text={no} what={no} />
    </span>
  );
}
