import { useTranslation } from '#/i18n/use-translation.ts';
import { shopName } from '#/config/shop.ts';
import { useNavigate } from 'react-router-dom';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { isNarrowed } from '#/domain/merchant/store-list-query.ts';
import { storePaths, type StoreQuery } from '#/lib/store-paths.ts';
import { RemovableChip } from '#/ui/chip.tsx';
import { Link } from '#/ui/link.tsx';
import * as styles from './store-chips.module.css';

interface ActiveFilter {
  name: string;
  without: StoreQuery;
}

/** Removable chips of the active filters. A filter whose name is unknown is labelled with its kind. */
export function StoreChips({ query }: { query: StoreQuery }) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const { data: types } = useMerchantTypes();
  const { data: categories } = useMerchantCategories();
  const { title, type, category, self } = query;
  const chosen: (ActiveFilter | false)[] = [
    title !== undefined && { name: t('stores.words', { q: title }), without: { title: undefined } },
    type !== undefined && {
      name: types?.find(({ id }) => id === type)?.name ?? t('stores.type'),
      without: { type: undefined },
    },
    category !== undefined && {
      name: categories?.find(({ id }) => id === category)?.name ?? t('stores.category'),
      without: { category: undefined },
    },
    self !== undefined && {
      name: self ? t('store.selfSupport', { shop: shopName(locale) }) : t('stores.others'),
      without: { self: undefined },
    },
  ];
  const chips = chosen.filter((each) => each !== false);
  if (chips.length === 0) return null;
  return (
    <div className={styles.root}>
      {chips.map(({ name, without }) => (
        <RemovableChip
          key={Object.keys(without).join()}
          removeLabel={t('search.removeFilter', { name })}
          onRemove={() => void navigate(storePaths.more({ ...query, ...without, page: 1 }))}
        >
          <span className={`${styles.name} clip`}>{name}</span>
        </RemovableChip>
      ))}
      {isNarrowed(query) && (
        <Link className="link link--quiet" to={storePaths.more({ title })}>
          {t('search.clearFilters')}
        </Link>
      )}
    </div>
  );
}
