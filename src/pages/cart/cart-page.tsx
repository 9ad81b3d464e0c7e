import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Crumbs } from '../../features/head/crumbs.tsx';
import { useCartList, useCartListSuspense } from '../../../generated/client/cart/cart.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { linesOf, piecesOf, withoutLines, withQuantities } from '../../features/cart/lines.ts';
import { tickState } from '../../features/cart/selection.ts';
import { useCheckout } from '../../features/cart/use-checkout.ts';
import { useMoveToWish } from '../../features/cart/use-move-to-wish.ts';
import { useQuantities } from '../../features/cart/use-quantities.ts';
import { useRemoval } from '../../features/cart/use-removal.ts';
import { useSelection } from '../../features/cart/use-selection.ts';
import { Suggestions } from '../../features/goods/suggestions.tsx';
import { PartFailed } from '../../features/part/part-failed.tsx';
import { showToast } from '../../features/toasts/store.ts';
import { paths } from '../../lib/paths.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartGroup } from './cart-group.tsx';
import { type Asked, CartQuestion } from './cart-question.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { PayBar } from './pay-bar.tsx';
import { ReselectDialog } from './reselect-dialog.tsx';
import { TickAll } from './tick-all.tsx';
import './cart.css';

export default function CartPage() {
  const { t } = useTranslation();
  const list = useCartListSuspense({ isValid: true });
  const invalid = useCartList({ isValid: false });
  const quantities = useQuantities();
  const removal = useRemoval();
  const title = useRef<HTMLHeadingElement>(null);
  const moveToWish = useMoveToWish(remove);
  const groups = withQuantities(withoutLines(list.data, removal.leaving), quantities.wanted);
  const lines = linesOf(groups);
  const invalidLines = linesOf(withoutLines(invalid.data ?? [], removal.leaving));
  const selection = useSelection(lines);
  const { busy, checkOut } = useCheckout(selection.ticked, quantities);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reselecting, setReselecting] = useState<CartLine | null>(null);

  function ask(kind: Asked['kind'], some: readonly CartLine[]) {
    if (some.length === 0) showToast('error', t('form.changeGoods'));
    else setAsked({ kind, ids: some.map(({ id }) => id) });
  }

  function remove(ids: readonly number[], said?: string) {
    // The button that was pressed goes with its line; the keyboard goes on from the title.
    title.current?.focus({ preventScroll: true });
    return removal.remove(ids, said);
  }

  const onRemove = ({ id }: CartLine) => void remove([id]);
  const clearInvalid = () => ask('clear', invalidLines);
  const actions = {
    onTick: selection.set,
    onQuantity: ({ id }: CartLine, quantity: number) => quantities.set(id, quantity),
    onReselect: setReselecting,
    onMoveToWish: (line: CartLine) => void moveToWish(line),
    onRemove,
  };
  const crumbs = [{ label: t('nav.home'), to: paths.home() }, { label: t('nav.cart') }];

  return (
    <>
      <Crumbs items={crumbs} />
      <h1 ref={title} tabIndex={-1} className="cart-title">
        {t('nav.cart')}{' '}
        {lines.length > 0 && (
          <span className="muted num">{t('cart.pieces', { count: piecesOf(lines) })}</span>
        )}
      </h1>
      {lines.length === 0 && <CartEmpty />}
      {lines.length > 0 && (
        <div className="card cart-grid cart-head">
          <TickAll
            state={tickState(lines, selection.unticked)}
            lines={lines}
            onTick={selection.set}
          />
          <span>{t('cart.unitPrice')}</span>
          <span>{t('goods.quantity')}</span>
          <span>{t('cart.subtotal')}</span>
          <span>{t('cart.actions')}</span>
        </div>
      )}
      {groups.map((group) => (
        <CartGroup key={group.merId} group={group} unticked={selection.unticked} {...actions} />
      ))}
      {invalid.isError && !invalid.data && (
        <PartFailed busy={invalid.isFetching} onRetry={() => void invalid.refetch()} />
      )}
      {invalidLines.length > 0 && (
        <InvalidLines
          lines={invalidLines}
          onReselect={setReselecting}
          onRemove={onRemove}
          onClear={clearInvalid}
        />
      )}
      {lines.length > 0 && (
        <PayBar
          lines={lines}
          selection={selection}
          recalculating={quantities.wanted.size > 0 || list.isFetching}
          busy={busy}
          onRemoveSelected={() => ask('remove', selection.ticked)}
          onClearInvalid={invalidLines.length > 0 ? clearInvalid : undefined}
          onCheckOut={() => void checkOut()}
        />
      )}
      <Suggestions limit={5} />
      <CartQuestion asked={asked} onAnswer={() => setAsked(null)} remove={remove} />
      {reselecting && <ReselectDialog line={reselecting} onClose={() => setReselecting(null)} />}
    </>
  );
}
