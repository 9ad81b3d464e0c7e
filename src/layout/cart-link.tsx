import { ShoppingCart } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useCartCount } from '#generated/client/cart/cart.ts';
import { useSession } from '#/session/use-session.ts';
import { paths } from '#/lib/paths.ts';
import { CountBadge } from '#/ui/count-badge.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { PopoverAnchor } from '#/ui/popover.tsx';
import * as styles from './header.module.css';

export function CartLink() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const { data } = useCartCount({ numType: true, type: 'sum' }, { query: { enabled: signedIn } });
  const count = signedIn ? (data?.count ?? 0) : 0;
  return (
    // Anchor for a popover that shows the added item.
    <PopoverAnchor id="cart-slot">
      <Link className={styles.act} to={paths.cart()} aria-label={t('a11y.cart', { count })}>
        <Icon as={ShoppingCart} />
        <CountBadge value={count} red className={styles.cartCount} />
      </Link>
    </PopoverAnchor>
  );
}
