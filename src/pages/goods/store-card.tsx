import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchantTypes } from '../../../generated/client/merchant/merchant.ts';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { srcFor } from '../../features/picture/src-for.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFollow } from './use-collect.ts';

/** The store that sells the product. */
export function StoreCard({ detail }: { detail: ProductDetail }) {
  const { t } = useTranslation();
  const { merchantInfo: store } = detail;
  const follow = useFollow(detail);
  const { data: types } = useMerchantTypes();
  const type = types?.find(({ id }) => id === store.typeId);
  return (
    <div className="card merchant">
      <div className="merchant__head">
        <Picture className="logo" srcFor={srcFor(store.avatar)} alt="" width={52} height={52} />
        <div className="merchant__id">
          <h2 className="merchant__name">{store.name}</h2>
          {store.isSelf && <Tag tone="solid">{t('store.selfSupport')}</Tag>}
        </div>
      </div>
      <div className="merchant__score">
        <Stars value={store.starLevel} />
        <b className="num">
          <span className="sr">{t('store.rating')} </span>
          {store.starLevel}
        </b>
        {type && <small className="muted">{type.name}</small>}
      </div>
      <Button size="sm" kind={follow.on ? 'soft' : 'line'} icon={follow.on ? Check : Plus} aria-pressed={follow.on} onClick={follow.toggle}>
        {follow.on ? t('store.following') : t('store.follow')}
      </Button>
    </div>
  );
}
