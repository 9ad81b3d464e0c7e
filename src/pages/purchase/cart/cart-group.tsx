import { type ComponentProps, memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { isUnresolved, type LineProblem } from '#/domain/cart/line-problems.ts';
import {
  isSelected,
  selectionState,
  type DeselectedIds,
  isSelectable,
} from '#/domain/cart/selection.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { useNearItem } from '#/shared/async/use-near-item.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Checkbox } from '#/ui/check.tsx';
import { cx } from '#/ui/cx.ts';
import { type LineActions, LineCells } from './line-cells.tsx';
import { StoreHead } from './store-head.tsx';
import { SelectAll } from './select-all.tsx';
import { lineElementId, cartLineText } from './line-element.ts';
import * as styles from './cart-group.module.css';
import * as cartRowStyles from './cart-row.module.css';

const GroupFoot = lazyPart(() => import('./group-foot.tsx'), 'GroupFoot');

interface CartLineRowProps extends ComponentProps<typeof LineCells> {
  selected: boolean;
  /** rendered with its controls wherever it is */
  isEager: boolean;
}

/** A line that can be bought, possibly with another option. */
const CartLineRow = memo(function CartLineRow({ selected, isEager, ...props }: CartLineRowProps) {
  const { t } = useTranslation();
  const { line, problem, onSelect } = props;
  const { text } = useMoney();
  const [isRendered, item] = useNearItem(isEager || problem !== undefined);
  return (
    <li
      {...item}
      id={lineElementId(line.id)}
      className={cx(
        isRendered ? cartRowStyles.columns : cartRowStyles.isFar,
        cartRowStyles.root,
        selected && cartRowStyles.isOn,
        problem && cartRowStyles.isProblem,
      )}
    >
      {isRendered ? (
        <>
          <Checkbox
            aria-label={t('a11y.selectItem', { name: line.storeName })}
            checked={selected}
            disabled={!isSelectable(line)}
            onChange={(event) => onSelect([line], event.currentTarget.checked)}
          />
          <LineCells {...props} />
        </>
      ) : (
        cartLineText(line, text)
      )}
    </li>
  );
});

interface CartGroupProps extends LineActions {
  group: CartMerchantGroup;
  deselectedIds: DeselectedIds;
  problems: readonly LineProblem[];
  /** how many lines at the start have their controls wherever they are */
  eager: number;
}

/** The lines of one merchant. */
export const CartGroup = memo(function CartGroup({
  group,
  deselectedIds,
  problems,
  eager,
  ...actions
}: CartGroupProps) {
  const { merId, merName, cartInfoList: lines } = group;
  return (
    <section className={`card ${styles.root}`} aria-label={merName}>
      <div className={styles.head}>
        <SelectAll
          state={selectionState(lines, deselectedIds)}
          lines={lines}
          onSelect={actions.onSelect}
          name={merName}
        />
        <StoreHead merId={merId} name={merName} />
      </div>
      <ul>
        {lines.map((line, at) => {
          const selected = isSelected(line, deselectedIds);
          const problem = problems.find(({ key }) => key === line.id);
          return (
            <CartLineRow
              key={line.id}
              line={line}
              selected={selected}
              isEager={at < eager}
              problem={problem && isUnresolved(problem, line, selected) ? problem : undefined}
              {...actions}
            />
          );
        })}
      </ul>
      {lines.some(isSelectable) && (
        <div className={styles.foot}>
          <LazyBoundary ssr>
            <GroupFoot group={group} deselectedIds={deselectedIds} />
          </LazyBoundary>
        </div>
      )}
    </section>
  );
});
