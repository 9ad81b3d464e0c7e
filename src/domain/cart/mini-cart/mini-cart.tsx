import { CircleCheck, X } from 'lucide';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCartList } from '#generated/client/cart/cart.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Icon } from '#/ui/icon.ts';
import { PopoverPanel } from '#/ui/popover.tsx';
import { useDismiss } from '#/ui/use-dismiss.ts';
import { AddedLine, type Added } from './added-line.tsx';
import { CartSum } from './cart-sum.tsx';
import { useIdleClose } from './use-idle-close.ts';
import { announce } from '#/ui/announce.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import * as styles from './mini-cart.module.css';

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
