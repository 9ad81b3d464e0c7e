import { useMerchantIndex } from '#generated/client/merchant/merchant.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './refund-store.module.css';

const TEN_MINUTES = 600_000;

interface RefundStoreProps {
  merId: number;
  /** name, if it is known */
  name?: string | undefined;
}

/** Logo and name of a store, or room for them. Renders nothing if only the id is known and the store was removed. */
export function RefundStore({ merId, name: givenName }: RefundStoreProps) {
  const { data, isPending } = useMerchantIndex(merId, {
    query: { staleTime: TEN_MINUTES, retry: false },
  });
  const name = (givenName ?? data?.name)?.trim();
  if (!name) return isPending && <span className={styles.root} />;
  return (
    <span className="row">
      <StoreAvatar merId={merId} name={name} />
      <Link to={paths.store(merId)}>{name}</Link>
    </span>
  );
}
