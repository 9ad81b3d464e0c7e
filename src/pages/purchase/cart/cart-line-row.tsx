import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSelectable } from '#/domain/cart/selection.ts';
import { Checkbox } from '#/ui/check.tsx';
import { cx } from '#/ui/cx.ts';
import { LineCells, type LineProps } from './line-cells.tsx';
import { lineElementId } from './line-element.ts';
import * as styles from './cart-row.module.css';

/** A line that can be bought, possibly with another option. */
export const CartLineRow = memo(function CartLineRow({
  selected,
  ...props
}: LineProps & { selected: boolean }) {
  const { t } = useTranslation();
  const { line, problem, onSelect } = props;
  return (
    <li
      id={lineElementId(line.id)}
      tabIndex={-1}
      className={cx(
        styles.columns,
        styles.root,
        selected && styles.isOn,
        problem && styles.isProblem,
      )}
    >
      <Checkbox
        aria-label={t('a11y.selectItem', { name: line.storeName })}
        checked={selected}
        disabled={!isSelectable(line)}
        onChange={(event) => onSelect([line], event.currentTarget.checked)}
      />
      <LineCells {...props} />
    </li>
  );
});
