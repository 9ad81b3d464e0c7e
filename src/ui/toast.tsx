import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import './toast.css';

const icons = { ok: CircleCheck, error: CircleAlert, info: Info };

export interface ToastItem {
  id: string | number;
  kind: keyof typeof icons;
  text: ReactNode;
}

/** Draws the messages it is given; who owns them lets them go after their time. */
export function ToastList({ items }: { items: readonly ToastItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.id;

  // Only the top layer is above an open dialog, and the last one shown is the highest in it.
  useEffect(() => {
    if (newest === undefined || !document.querySelector('dialog[open]')) return;
    const node = box.current;
    node?.setAttribute('popover', 'manual');
    node?.showPopover?.();
    return () => node?.removeAttribute('popover');
  }, [newest]);

  return (
    <div ref={box} className="toasts">
      {items.map((item) => (
        <div key={item.id} role={item.kind === 'error' ? 'alert' : 'status'} className={cx('toast', item.kind !== 'ok' && `toast--${item.kind}`)}>
          <Icon as={icons[item.kind]} />
          <span>{item.text}</span>
        </div>
      ))}
    </div>
  );
}
