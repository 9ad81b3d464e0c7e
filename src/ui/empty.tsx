import type { Content } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { Fruit } from './fruit.tsx';
import * as styles from './empty.module.css';

interface EmptyProps {
  /** decorative picture of 3:2 */
  picture?: string | undefined;
  title: Content;
  text?: Content;
  /** a button or link */
  action?: Content;
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  /** the only content of a page */
  isLarge?: boolean;
  className?: string | undefined;
}

/** Empty or error state of a section: a picture beside its message, above it where there is no room. */
export function Empty({
  picture,
  title,
  text,
  action,
  heading: Heading = 'h2',
  isLarge,
  className,
}: EmptyProps) {
  const kind = picture ? isLarge && styles.isLarge : styles.isPlain;
  return (
    <section className={cx(styles.root, kind, className)}>
      {picture && <img src={picture} alt="" width={360} height={240} loading="lazy" />}
      <div>
        <Fruit size={28} className={styles.fruit} />
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {action && <div className={styles.acts}>{action}</div>}
      </div>
    </section>
  );
}
