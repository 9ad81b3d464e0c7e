import { memo } from 'react';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { isUnresolved, type LineProblem } from '#/domain/cart/line-problems.ts';
import { isSelected, selectionState, type DeselectedIds } from '#/domain/cart/selection.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { LineActions } from './line-cells.tsx';
import { StoreHead } from './store-head.tsx';
import { SelectAll } from './select-all.tsx';
import * as styles from './cart-group.module.css';

interface CartGroupProps extends LineActions {
  group: CartMerchantGroup;
  deselectedIds: DeselectedIds;
  problems: readonly LineProblem[];
}

/** The lines of one merchant. */
export const CartGroup = memo(function CartGroup({
  group,
  deselectedIds,
  problems,
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
        {lines.map((line) => {
          const selected = isSelected(line, deselectedIds);
          const problem = problems.find(({ key }) => key === line.id);
          return (
            <CartLineRow
              key={line.id}
              line={line}
              selected={selected}
              problem={problem && isUnresolved(problem, line, selected) ? problem : undefined}
              {...actions}
            />
          );
        })}
      </ul>
    </section>
  );
});
