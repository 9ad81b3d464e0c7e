import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { isTicked, tickState, type Unticked } from '../../features/cart/selection.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CartLineRow, type LineActions } from './cart-line-row.tsx';
import { TickAll } from './tick-all.tsx';

interface CartGroupProps extends LineActions {
  group: CartMerchantGroup;
  unticked: Unticked;
}

/** The lines of one merchant. */
export function CartGroup({ group, unticked, ...actions }: CartGroupProps) {
  const { merId, merName, cartInfoList: lines } = group;
  return (
    <section className="card cart-group" aria-label={merName}>
      <div className="cart-group__head">
        <TickAll
          state={tickState(lines, unticked)}
          lines={lines}
          onTick={actions.onTick}
          name={merName}
        />
        <h2>
          <Link to={paths.store(merId)}>{merName}</Link>
        </h2>
      </div>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} ticked={isTicked(line, unticked)} {...actions} />
        ))}
      </ul>
    </section>
  );
}
