import { useTranslation } from '#/i18n/use-translation.ts';
import { shopName } from '#/config/shop.ts';
import { Tag } from '#/ui/tag.tsx';

interface OwnStoreTagProps {
  store: { isSelf: boolean } | null | undefined;
  tone?: 'solid' | 'red';
}

/** Marks a store that the shop runs itself. */
export function OwnStoreTag({ store, tone = 'solid' }: OwnStoreTagProps) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  return store?.isSelf ? <Tag tone={tone}>{t('store.selfSupport', { shop })}</Tag> : null;
}
