import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { OwnStoreTag } from './own-store-tag.tsx';
import * as styles from './store-sign.module.css';

interface StoreSignProps {
  store: MerchantCard;
  id?: string;
  heading: 'h2' | 'h3';
}

/** Name of a store whose link covers its card; other controls of the card need a higher z-index. */
export function StoreSign({ store, id, heading: Heading }: StoreSignProps) {
  return (
    <div className={`cover__name ${styles.storeName}`}>
      <Heading id={id} className="clip">
        <Link to={paths.store(store.id)}>{store.name}</Link>
      </Heading>
      <OwnStoreTag store={store} />
    </div>
  );
}
