import { CircleAlert } from 'lucide';
import type { Content, Elements } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import * as styles from './field.module.css';

interface FieldNoteProps {
  id?: string | undefined;
  as?: 'span' | 'p' | undefined;
  className?: string | undefined;
  children: Content;
}

/** Text in the look of a field's hint. */
export function FieldHint({ id, as: Tag = 'span', className, children }: FieldNoteProps) {
  return (
    <Tag id={id} className={cx(styles.hint, className)}>
      {children}
    </Tag>
  );
}

/** Text in the look of a field's error. */
export function FieldError({
  id,
  as: Tag = 'span',
  hideIcon = false,
  className,
  children,
}: FieldNoteProps & { hideIcon?: boolean }) {
  return (
    <Tag id={id} className={cx(styles.error, className)}>
      {!hideIcon && <Icon as={CircleAlert} size={14} className={styles.errorIcon} />}
      {asElements(children)}
    </Tag>
  );
}

/** A control that contains its label, e.g. a checkbox, with its error below. */
export function ControlWithError({
  errorId,
  error,
  children,
}: {
  errorId: string;
  error: string | undefined;
  children: Elements;
}) {
  return (
    <div className={styles.root}>
      {children}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
