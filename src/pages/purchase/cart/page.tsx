import { type MouseEvent, type Ref, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Heart } from 'lucide';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { PageTop } from '#/shared/head/page-top.tsx';
import { useCartList, useCartListSuspense } from '#generated/client/cart/cart.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { linesOf, piecesOf, withoutLines, withQuantities } from '#/domain/cart/lines.ts';
import { selectionState } from '#/domain/cart/selection.ts';
import { useCheckingOut } from '#/domain/cart/use-checking-out.ts';
import { useQuantities } from '#/domain/cart/edit/use-quantities.ts';
import { useRemoval } from '#/domain/cart/edit/use-removal.ts';
import { useSelection } from '#/domain/cart/use-selection.ts';
import { LazySuggestions } from '#/domain/product/lazy-suggestions.tsx';
import { eagerItems, eagerItemsOf } from '#/shared/async/use-near-item.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { useTryErrors } from '#/shared/toasts/use-try-errors.ts';
import type { Elements } from '#/lib/content.ts';
import { paths } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { CartGroup } from './cart-group.tsx';
import type { CartQuestionState } from './cart-question.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { showLine } from './line-element.ts';
import { PayBar } from './pay-bar.tsx';
import { SelectAll } from './select-all.tsx';
import * as rowStyles from './cart-row.module.css';
import * as styles from './page.module.css';
import statePicture from '#/assets/states/cart.webp';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';

function CartEmpty() {
  const { t } = useTranslation();
  const home = (
    <ButtonLink kind="primary" to={paths.home()}>
      {t('empty.goShopping')}
    </ButtonLink>
  );
  return (
    <Empty
      className="card"
      isLarge
      picture={statePicture}
      title={t('empty.cart')}
      text={t('cart.emptyHint')}
      action={home}
    />
  );
}

const CartQuestion = lazyPart(() => import('./cart-question.tsx'), 'CartQuestion');
const ReselectDialog = lazyPart(() => import('./reselect-dialog.tsx'), 'ReselectDialog');

/** Another tab may have changed the cart. */
const ALWAYS_FRESH = { query: { refetchOnWindowFocus: 'always' } } as const;

const NONE: readonly CartMerchantGroup[] = [];
const NO_CHANGES: ReadonlyMap<number, number> = new Map();

/** The lines of a cart as they will be: without removed ones, with changed quantities. */
function useShownLines(
  cart: readonly CartMerchantGroup[],
  removingIds: ReadonlySet<number>,
  pending: ReadonlyMap<number, number>,
) {
  const groups = useMemo(
    () => withQuantities(withoutLines(cart, removingIds), pending),
    [cart, removingIds, pending],
  );
  const lines = useMemo(() => linesOf(groups), [groups]);
  return { groups, lines };
}

/** What is asked before lines are removed. */
function useQuestion() {
  const { t } = useTranslation();
  const toasts = useTryErrors();
  const [question, setQuestion] = useState<CartQuestionState | null>(null);

  function confirmRemoval(kind: CartQuestionState['kind'], some: readonly CartLine[]) {
    toasts.begin();
    if (some.length === 0) toasts.show(t('cart.changeGoods'));
    else setQuestion({ kind, lines: some });
  }

  return { question, setQuestion, confirmRemoval };
}

export default function CartPage() {
  const { t } = useTranslation();
  const list = useCartListSuspense({ isValid: true }, ALWAYS_FRESH);
  const invalid = useCartList({ isValid: false }, ALWAYS_FRESH);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const quantities = useQuantities();
  const removal = useRemoval(focusTitle);
  const { removingIds } = removal;
  const { groups, lines } = useShownLines(list.data, removingIds, quantities.pending);
  const { lines: invalidLines } = useShownLines(invalid.data ?? NONE, removingIds, NO_CHANGES);
  const eagerLines = eagerItemsOf(groups.map(({ cartInfoList }) => cartInfoList.length));
  const selection = useSelection(lines);
  const { busy, checkOut, problems } = useCheckingOut(groups, selection.deselectedIds, quantities);
  const { question, setQuestion, confirmRemoval } = useQuestion();
  const [reselecting, setReselecting] = useState<CartLine | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const productIds = useProductIds(lines, invalidLines);

  useOnChange(problems, ([first]) => first && showLine(first.key));

  // The clicked button is removed with its line, so focus moves to the undo button or to the title.
  const remove = useEventCallback((some: readonly CartLine[], byKeyboard: boolean) => {
    focusTitle();
    void removal.remove(some, byKeyboard);
  });
  const onMoveToWish = useEventCallback((line: CartLine, byKeyboard: boolean) => {
    focusTitle();
    void removal.moveToWishlist(line, byKeyboard);
  });
  const onRemove = useEventCallback((line: CartLine, byKeyboard: boolean) =>
    remove([line], byKeyboard),
  );
  const clearInvalid = useEventCallback(() => confirmRemoval('clear', invalidLines));
  const crumbs = [{ label: t('nav.home'), to: paths.home() }, { label: t('nav.cart') }];

  /** Ignores the second click of a double click, which would hit the next line. */
  function ignoreWhileSettling(event: MouseEvent) {
    if (!removal.isSettling()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={cx(isEditing && rowStyles.editing)} onClickCapture={ignoreWhileSettling}>
      <Crumbs items={crumbs} />
      <CartTop ref={title} lines={lines} isEditing={isEditing} onEdit={setIsEditing} />
      {lines.length === 0 && <CartEmpty />}
      {lines.length > 0 && (
        <ColumnHeads>
          <SelectAll
            className={styles.all}
            state={selectionState(lines, selection.deselectedIds)}
            lines={lines}
            onSelect={selection.set}
          />
        </ColumnHeads>
      )}
      {groups.map((group, at) => (
        <CartGroup
          key={group.merId}
          group={group}
          eager={eagerLines[at] ?? 0}
          deselectedIds={selection.deselectedIds}
          problems={problems}
          onSelect={selection.set}
          onQuantity={quantities.set}
          onReselect={setReselecting}
          onMoveToWish={onMoveToWish}
          onRemove={onRemove}
        />
      ))}
      {invalid.isError && !invalid.data && (
        <LoadError
          error={invalid.error}
          busy={invalid.isFetching}
          onRetry={() => void invalid.refetch()}
        />
      )}
      {invalidLines.length > 0 && (
        <InvalidLines
          lines={invalidLines}
          eager={eagerItems(invalidLines.length)}
          problems={problems}
          onReselect={setReselecting}
          onRemove={onRemove}
          onClear={clearInvalid}
        />
      )}
      {lines.length > 0 && (
        <PayBar
          lines={lines}
          selection={selection}
          recalculating={quantities.pending.size > 0 || list.isFetching}
          busy={busy}
          isEditing={isEditing}
          onRemoveSelected={() => confirmRemoval('remove', selection.selectedLines)}
          onClearInvalid={invalidLines.length > 0 ? clearInvalid : undefined}
          onCheckOut={() => void checkOut()}
        />
      )}
      <LazySuggestions limit={5} without={productIds} />
      {question && (
        <LazyBoundary onFailed={() => setQuestion(null)}>
          <CartQuestion question={question} onAnswer={() => setQuestion(null)} remove={remove} />
        </LazyBoundary>
      )}
      {reselecting && (
        <LazyBoundary onFailed={() => setReselecting(null)}>
          <ReselectDialog line={reselecting} onClose={() => setReselecting(null)} />
        </LazyBoundary>
      )}
    </div>
  );
}

interface CartTopProps {
  /** of the heading */
  ref: Ref<HTMLHeadingElement>;
  lines: readonly CartLine[];
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

function CartTop({ ref, lines, isEditing, onEdit }: CartTopProps) {
  const { t } = useTranslation();
  return (
    <PageTop className={styles.title} back={paths.home()}>
      <h1 ref={ref} tabIndex={-1}>
        <span>{`${t('nav.cart')} `}</span>
        {lines.length > 0 && (
          <span className={`${styles.pieces} muted num`}>
            {t('cart.pieces', { count: piecesOf(lines) })}
          </span>
        )}
      </h1>
      <Link className={`link link--quiet ${styles.wishlist}`} to={paths.wishlist()}>
        <Icon as={Heart} size={16} />
        <span>{t('cart.wishList')}</span>
      </Link>
      {lines.length > 0 && (
        <button type="button" className={styles.edit} onClick={() => onEdit(!isEditing)}>
          {t(isEditing ? 'common.done' : 'common.edit')}
        </button>
      )}
    </PageTop>
  );
}

/** @param children the checkbox of all lines */
function ColumnHeads({ children }: { children: Elements }) {
  const { t } = useTranslation();
  return (
    <div className={`card ${rowStyles.columns} ${styles.head}`}>
      {children}
      <span>{t('cart.unitPrice')}</span>
      <span>{t('goods.quantity')}</span>
      <span>{t('cart.subtotal')}</span>
      <span>{t('cart.actions')}</span>
    </div>
  );
}

/** Product ids of the lines. The array keeps its identity while the ids are the same. */
function useProductIds(...lists: (readonly CartLine[])[]): readonly number[] {
  const text = JSON.stringify([...new Set(lists.flat().map(({ productId }) => productId))]);
  return useMemo(() => JSON.parse(text) as number[], [text]);
}
