import { CircleCheck, X } from 'lucide';
import { useRef, type FocusEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useCartList } from '#generated/client/cart/cart.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Icon } from '#/ui/icon.ts';
import { PopoverPanel, useDismiss } from '#/ui/popover.tsx';
import { announce } from '#/ui/announce.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useTimeout } from '#/ui/use-timeout.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { Price } from '#/ui/price.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { linesOf, piecesOf, sumOf } from '#/domain/cart/lines.ts';
import { isSelectable } from '#/domain/cart/selection.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { AddedLine, type Added } from './added-line.tsx';
import * as styles from './mini-cart.module.css';

interface CartSumProps {
  /** undefined while they are loading */
  groups: readonly CartMerchantGroup[] | undefined;
  failed: boolean;
}

/** Number of items in the cart and total of the available ones. An error renders nothing. */
function CartSum({ groups, failed }: CartSumProps) {
  const { t } = useTranslation();
  const { parts, text } = useMoney();
  const lines = groups && linesOf(groups);
  const pieces = lines && t('miniCart.pieces', { count: piecesOf(lines) });
  const total = lines && sumOf(lines.filter(isSelectable));
  useOnChange(pieces, () => {
    if (pieces && total !== undefined)
      announce('sum of the cart', `${pieces}\n${t('miniCart.total')}\n${text(total)}`);
  });
  if (!groups && failed) return null;
  return (
    <div className={styles.sum} aria-busy={!lines}>
      {total !== undefined ? (
        <>
          <span>{pieces}</span>
          <span className={styles.total}>
            <span>{`${t('miniCart.total')} `}</span>
            <Price parts={parts(total)} size={20} />
          </span>
        </>
      ) : (
        <Skeleton height={28} />
      )}
    </div>
  );
}

const IDLE_MS = 6000;

/** Calls `close` after 6 s without hover and focus. Returns the handlers of the element. */
function useIdleClose(close: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeout(close, hovered || focused ? null : IDLE_MS);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}

/** Class of the container in the header. */
const SLOT = 'cart-slot';

interface MiniCartProps {
  added: Added;
  onClose: () => void;
}

/** Popover below the cart link after an item was added: the item, the total and next steps. Load it lazily. */
export default function MiniCart({ added, onClose }: MiniCartProps) {
  useNamespaceSuspense('goods');
  const { t } = useTranslation();
  const cart = useCartList({ isValid: true });
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);
  const rest = useIdleClose(onClose);
  const slot = document.getElementById(SLOT);

  function close() {
    const inside = box.current?.contains(document.activeElement);
    onClose();
    if (inside && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }

  useOnChange(added, () => announce('added', t('done.shoppingSU')));
  useDismiss(box, true, (by) => (by === 'escape' ? close() : onClose()));

  if (!slot) return null;
  return createPortal(
    <PopoverPanel
      ref={box}
      className={styles.root}
      role="group"
      aria-label={t('miniCart.title')}
      {...rest}
    >
      <p className={styles.head}>
        <Icon as={CircleCheck} className={styles.headIcon} />
        <span>{t('done.shoppingSU')}</span>
      </p>
      <button type="button" className={styles.x} aria-label={t('common.close')} onClick={close}>
        <Icon as={X} size={16} />
      </button>
      <AddedLine added={added} />
      <CartSum groups={cart.isFetching ? undefined : cart.data} failed={cart.isError} />
      <div className={styles.acts}>
        <Button className={styles.act} onClick={close}>
          {t('miniCart.continue')}
        </Button>
        <ButtonLink kind="primary" className={styles.act} to={paths.cart()} onClick={onClose}>
          {t('miniCart.toCart')}
        </ButtonLink>
      </div>
    </PopoverPanel>,
    slot,
  );
}
