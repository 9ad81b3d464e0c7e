import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import './toast.css';

const icons = { ok: CircleCheck, error: CircleAlert, info: Info };

export interface ToastItem {
  id: string | number;
  kind: keyof typeof icons;
  text: ReactNode;
  /** Behind the text: a way to take back what it tells of. */
  tail?: ReactNode;
}

interface ToastListProps {
  items: readonly ToastItem[];
  /** px from the upper edge, asked when a message comes; over a dialog they keep to the edge, so that its head stays free */
  top: () => number;
}

/** Draws the messages it is given; who owns them lets them go after their time. */
export function ToastList({ items, top }: ToastListProps) {
  const box = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.id;

  // Only the top layer is above an open dialog, and the last one shown is the highest in it.
  useLayoutEffect(() => {
    const node = box.current;
    if (newest === undefined || !node) return;
    const overDialog = document.querySelector('dialog[open]') !== null;
    node.style.top = overDialog ? '' : `${top()}px`;
    if (!overDialog) return;
    node.setAttribute('popover', 'manual');
    node.showPopover?.();
    return () => node.removeAttribute('popover');
  }, [newest, top]);

  return (
    <div ref={box} className="toasts">
      {items.map((item) => (
        <div key={item.id} role={item.kind === 'error' ? 'alert' : 'status'} className={cx('toast', item.kind !== 'ok' && `toast--${item.kind}`)}>
          <Icon as={icons[item.kind]} />
          <span>{item.text}</span>
          {item.tail}
        </div>
      ))}
    </div>
  );
}
