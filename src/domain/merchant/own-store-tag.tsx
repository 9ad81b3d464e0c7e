import { useTranslation } from '#/i18n/use-translation.ts';
import { shopName } from '#/config/shop.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Tag } from '#/ui/tag.tsx';

interface OwnStoreTagProps {
  store: { isSelf: boolean } | null | undefined;
  tone?: 'solid' | 'red';
}

/** Marks a store that the shop runs itself. */
export function OwnStoreTag({ store, tone = 'solid' }: OwnStoreTagProps) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  return store?.isSelf ? <Tag tone={tone}>{t('store.selfSupport', { shop })}</Tag> : null;
}
