import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { optionText } from '#/lib/option-text.ts';
import type { ProductLine } from './product-line.ts';
import './order-line.css';

/** A line of an order: picture, name, option, unit price and quantity. */
export function OrderLineRow({ line }: { line: ProductLine }) {
  const money = useMoney();
  const option = optionText(line.sku);
  const href = paths.product(line.productId);
  return (
    <li className="order__line">
      <Link className="line-pic line-pic--sm" to={href} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={64} height={64} />
      </Link>
      <div className="order__goods">
        <Link className="line-name clip-2" to={href}>
          {line.productName}
        </Link>
        {option && <div className="line-spec">{option}</div>}
      </div>
      <div className="order__unit num">
        <span>{money.text(line.price)}</span>
        <small>
          {'× '}
          {line.payNum}
        </small>
      </div>
    </li>
  );
}
