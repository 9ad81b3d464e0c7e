import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { ElementProps, Elements } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { focusFirst } from './focus.ts';
import { isComposing } from './is-composing.ts';
import { useTimer } from './use-timer.ts';
import * as styles from './popover.module.css';
import { useWindowEvent } from './use-window-event.ts';

/** While `active`, dismisses on a press outside of the element, on navigation through the history, and on an unhandled Esc. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (by: 'outside' | 'escape') => void,
): void {
  useWindowEvent('popstate', () => dismiss('outside'), active);
  useWindowEvent(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss('outside');
    },
    active,
  );
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event))
        dismiss('escape');
    },
    active,
  );
}

const openAfter = 150;
/** Long enough to leave at a corner and return. */
const closeAfter = 300;

/** Opens on hover and closes with a delay. For the mouse only; touch and pen click. */
function useHoverIntent(setOpen: (open: boolean) => void) {
  const { plan: schedule, cancel } = useTimer();

  function plan(event: PointerEvent, open: boolean) {
    if (event.pointerType !== 'mouse') return;
    schedule(() => setOpen(open), open ? openAfter : closeAfter);
  }

  const handlers = {
    onPointerEnter: (event: PointerEvent) => plan(event, true),
    onPointerLeave: (event: PointerEvent) => plan(event, false),
  };
  return { handlers, cancel };
}

/** A positioned container, below which a panel opens. */
export function PopoverAnchor({ className, ...rest }: ElementProps<'span'>) {
  return <span {...rest} className={cx(styles.popoverAnchor, className)} />;
}

/** The panel itself, for panels that open without a button. */
export function PopoverPanel({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} data-popover className={cx(styles.root, className)} />;
}

/** Props of the button that opens the panel. */
interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent) => void;
}

interface PopoverProps {
  trigger: (props: PopoverTrigger) => Elements;
  /** accessible name of the panel */
  label?: string | undefined;
  /** which edges are aligned */
  align?: 'start' | 'end' | undefined;
  /** opens on hover too */
  hover?: boolean | undefined;
  /** class of the panel */
  className?: string | undefined;
  /** class of the wrapper */
  anchorClassName?: string | undefined;
  /** Links inside close the panel; other controls may call `close`. */
  children: Elements | ((close: () => void) => Elements);
}

/** between trigger and panel, in px */
const GAP = 8;
/** height of the compact header, in px */
const HEADER = 64;

/** A button and its panel, which is mounted only while it is open. */
export function Popover({
  trigger,
  label,
  align = 'start',
  hover = false,
  className,
  anchorClassName,
  children,
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const intent = useHoverIntent(setOpen);

  useLayoutEffect(() => {
    const { current: box } = panel;
    // Measured only while it is open: a measurement forces a layout.
    const room = open && anchor.current?.getBoundingClientRect();
    if (!box || !room) return;
    const { offsetHeight: height } = box;
    const below = window.innerHeight - room.bottom;
    box.toggleAttribute('data-up', height + GAP > below && room.top - HEADER > height + GAP);
  }, [open]);

  function close() {
    const inside = panel.current?.contains(document.activeElement);
    setOpen(false);
    if (inside) button.current?.focus();
  }

  useDismiss(anchor, open, (by) => (by === 'escape' ? close() : setOpen(false)));

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.key !== 'ArrowDown' || event.target !== button.current) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    if (panel.current) focusFirst(panel.current);
  }

  function blur(event: FocusEvent) {
    const to = event.relatedTarget;
    if (to instanceof Node && !anchor.current?.contains(to)) setOpen(false);
  }

  function panelClick(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest('a'))) return;
    intent.cancel();
    setOpen(false);
  }

  const props: PopoverTrigger = {
    ref: button,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    // Hovering has already opened it; the click must not close it.
    onClick: (event) => setOpen(hover && event.detail > 0 ? true : !open),
  };

  return (
    <PopoverAnchor
      ref={anchor}
      className={anchorClassName}
      onKeyDown={keyDown}
      onBlur={blur}
      {...(hover ? intent.handlers : {})}
    >
      {trigger(props)}
      {open && (
        <PopoverPanel
          ref={panel}
          id={id}
          role={label ? 'group' : undefined}
          aria-label={label}
          className={cx(align === 'end' && styles.end, className)}
          onClick={panelClick}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </PopoverAnchor>
  );
}
