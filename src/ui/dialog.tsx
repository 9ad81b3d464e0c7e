import { X } from 'lucide';
import {
  useId,
  useRef,
  type KeyboardEvent,
  useEffectEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import type { Content, ElementProps, Elements } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import { isComposing } from './is-composing.ts';
import { ItemName } from './item-name.tsx';
import { registerDialog } from './open-dialogs.ts';
import * as styles from './dialog.module.css';

let locks = 0;

/** Disables page scroll and keeps the scrollbar's space. Returns the unlock function. */
function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    root.dataset.scrollLock = window.innerWidth > root.clientWidth ? 'gutter' : '';
  }
  return () => {
    locks -= 1;
    if (locks === 0) delete root.dataset.scrollLock;
  };
}

/**
 * Shows a `<dialog>` as a modal while it is mounted, then restores focus.
 * `onForced` is called when the browser closes it: a second Esc cannot be prevented.
 */
function useModal(
  onForced: (dialog: HTMLDialogElement) => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const forced = useEffectEvent(onForced);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const closed = (event: Event) => {
      if (event.target === dialog && !dialog.open) forced(dialog);
    };
    const unlock = lockScroll();
    dialog.showModal();
    const leave = registerDialog(dialog);
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    dialog.addEventListener('close', closed);

    return () => {
      dialog.removeEventListener('close', closed);
      leave();
      dialog.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);

  return ref;
}

interface DialogProps {
  open: boolean;
  /** called on Esc, a click on the backdrop, or the close button */
  onClose: () => void;
  title: Content;
  /** id of the element that says more */
  describedBy?: string | undefined;
  /** renders the title for screen readers only */
  hideTitle?: boolean | undefined;
  /** name of the close button; without it there is none */
  closeLabel?: string | undefined;
  /** 460 or 640 px; a class may set `--dialog-width` */
  size?: 'sm' | 'md' | undefined;
  /** ignores Esc and the backdrop, because data would be lost */
  guarded?: boolean | undefined;
  /** without padding, title and actions; the children render them */
  bare?: boolean | undefined;
  /** buttons, cancel first */
  actions?: Elements;
  role?: 'alertdialog' | undefined;
  className?: string | undefined;
  /** The element with `data-autofocus`, else the first control, receives focus. */
  children?: Elements;
}

/** Buttons at the end of a dialog, cancel first; for content that renders its own. */
export function DialogActions({ children }: { children: Elements }) {
  return <div className={styles.acts}>{children}</div>;
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  describedBy,
  hideTitle,
  closeLabel,
  size = 'sm',
  guarded = false,
  bare = false,
  actions,
  role,
  className,
  children,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const pressedScrim = useRef(false);
  const ref = useModal((dialog) => (guarded ? dialog.showModal() : onClose()));
  const dismiss = () => {
    if (!guarded) onClose();
  };

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  }

  // A file input inside fires `cancel` too, and a press that began inside the box is a text selection.
  const gestures: ElementProps<'dialog'> = {
    onKeyDown: keyDown,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      dismiss();
    },
    onPointerDown: (event) => {
      pressedScrim.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (event.target === event.currentTarget && pressedScrim.current) dismiss();
    },
  };

  const heading = (
    <h2 id={titleId} className={hideTitle ? 'sr' : styles.title}>
      {title}
    </h2>
  );
  return (
    <dialog
      {...gestures}
      ref={ref}
      role={role}
      className={cx(styles.root, size === 'md' && styles.md, className)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      {/* It is no part of the item whose button has opened it. */}
      <ItemName value={null}>
        {bare && (
          <>
            {heading}
            {children}
          </>
        )}
        {!bare && (
          <div className={styles.box}>
            {heading}
            <div className={styles.body}>{children}</div>
            {actions && <DialogActions>{actions}</DialogActions>}
          </div>
        )}
      </ItemName>
      {closeLabel && (
        <button type="button" className={styles.x} aria-label={closeLabel} onClick={onClose}>
          <Icon as={X} />
        </button>
      )}
    </dialog>
  );
}
