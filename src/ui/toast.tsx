import { CircleAlert, CircleCheck, Info } from 'lucide';
import { type CSSProperties, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Content, Elements } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import { useOpenDialogs } from './open-dialogs.ts';
import * as styles from './toast.module.css';

const KINDS = { ok: undefined, error: styles.error, info: styles.info };

const icons = { ok: CircleCheck, error: CircleAlert, info: Info };

interface ToastItem {
  id: string | number;
  kind: keyof typeof icons;
  text: Content;
  /** after the text, e.g. an undo button */
  tail?: Elements;
  /** ms after which the owner removes it */
  life?: number | undefined;
}

const toastLife = (ms: number) => ({ '--toast-life': `${ms}ms` }) as CSSProperties;

interface ToastListProps {
  items: readonly ToastItem[];
  /** distance from the upper edge in px, read when a toast is added; over a dialog it is ignored, to keep its title visible */
  top: () => number;
}

let made: HTMLDivElement | null = null;

/** The container of toasts; it moves between the page and open dialogs. */
function toastBox(): HTMLDivElement {
  if (made) return made;
  made = document.createElement('div');
  made.className = styles.toasts ?? '';
  return made;
}

const subscribe = () => () => undefined;

/** Renders toasts. The owner of `items` removes them. */
export function ToastList({ items, top }: ToastListProps) {
  // Not rendered during hydration: the document contains no toasts.
  const box = useSyncExternalStore(subscribe, toastBox, () => null);
  const newest = items.at(-1)?.id;

  // An open dialog makes everything outside of it inert, so toasts move into the topmost one.
  useLayoutEffect(() => {
    if (newest === undefined || !box) return;
    const place = () => {
      const dialog = useOpenDialogs.getState().dialogs.at(-1);
      box.style.top = dialog ? '' : `${top()}px`;
      const parent = dialog ?? document.body;
      // Moving it to the same place would lose its focus and announce it again.
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
      className={cx(styles.root, KINDS[item.kind], item.life !== undefined && styles.isTimed)}
      style={item.life === undefined ? undefined : toastLife(item.life)}
    >
      <Icon as={icons[item.kind]} className={styles.icon} />
      <span>{item.text}</span>
      {item.tail}
    </div>
  ));
  return box && createPortal(toasts, box);
}
