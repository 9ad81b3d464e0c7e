import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useOpenDialogs } from './open-dialogs.ts';
import './toast.css';

const icons = { ok: CircleCheck, error: CircleAlert, info: Info };

export interface ToastItem {
  id: string | number;
  kind: keyof typeof icons;
  text: ReactNode;
  /** Rendered after the text: an undo button. */
  tail?: ReactNode;
}

interface ToastListProps {
  items: readonly ToastItem[];
  /** px from the upper edge, asked when a message comes; over a dialog they keep to the edge, so that its head stays free */
  top: () => number;
}

let made: HTMLDivElement | null = null;

/** Where toasts stand: in no part of the page for long. */
function toastBox(): HTMLDivElement {
  if (made) return made;
  made = document.createElement('div');
  made.className = 'toasts';
  return made;
}

const never = () => () => undefined;

/** Draws the messages it is given; who owns them lets them go after their time. */
export function ToastList({ items, top }: ToastListProps) {
  // Not rendered during hydration: the document contains no toasts.
  const box = useSyncExternalStore(never, toastBox, () => null);
  const newest = items.at(-1)?.id;

  // An open dialog makes everything outside of it inert, and only the top layer is above it: the last one shown is the highest there.
  useLayoutEffect(() => {
    if (newest === undefined || !box) return;
    const place = () => {
      const dialog = useOpenDialogs.getState().dialogs.at(-1);
      box.style.top = dialog ? '' : `${top()}px`;
      const parent = dialog ?? document.body;
      // To put it where it is would take the focus from it and have it read again.
      if (box.parentNode === parent) return;
      box.removeAttribute('popover');
      parent.append(box);
      if (!dialog) return;
      box.setAttribute('popover', 'manual');
      box.showPopover?.();
    };
    place();
    return useOpenDialogs.subscribe(place);
  }, [box, newest, top]);

  useLayoutEffect(() => () => box?.remove(), [box]);

  const toasts = items.map((item) => (
    <div
      key={item.id}
      role={item.kind === 'error' ? 'alert' : 'status'}
      className={cx('toast', item.kind !== 'ok' && `toast--${item.kind}`)}
    >
      <Icon as={icons[item.kind]} />
      <span>{item.text}</span>
      {item.tail}
    </div>
  ));
  return box && createPortal(toasts, box);
}
