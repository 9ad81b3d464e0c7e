import { useTranslation } from 'react-i18next';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { Picture } from '#/ui/picture.tsx';
import './store-row.css';

/** A store in a result list. The row links to the store, except its products. */
export function StoreRow({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  return (
    <article className="card store-card store-row">
      <Picture
        className="logo"
        srcFor={srcFor(store.avatar)}
        alt=""
        width={72}
        height={72}
        priority={priority}
      />
      <div className="store-row__who">
        <StoreSign store={store} heading="h3" />
        <StoreKind store={store} />
        <span className="btn btn--line btn--sm" aria-hidden>
          {t('store.enter')}
        </span>
      </div>
      <StoreHighlights store={store} width={164} height={112} priority={priority} />
    </article>
  );
}
