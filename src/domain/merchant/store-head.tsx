import { FileBadge, Mail, MessageCircle, Phone } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useMerchantDetail,
  useMerchantTypes,
  useStoreProducts,
} from '#generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { numberText } from '#/i18n/format.ts';
import type { Contact } from '#/lib/contact.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import { Tag } from '#/ui/tag.tsx';
import { OwnStoreTag } from './own-store-tag.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ContactLink } from './contact-link.tsx';
import { FollowButton, useFollowing } from './follow-button.tsx';
import { shelfParams } from './store-queries.ts';
import { StoreScore } from './store-score.tsx';
import { storeContact } from './store-contact.ts';
import { StoreLogo } from './store-logo.tsx';
import * as styles from './store-head.module.css';

/** Address of a store's cover picture; empty if there is none. */
export const coverOf = ({ pcBackImage, backImage }: MerchantIndex): string =>
  pcBackImage || backImage;

const ICONS: Record<Contact['kind'], typeof Mail> = {
  chat: MessageCircle,
  call: Phone,
  write: Mail,
};

/** Cover and name of a store, with follow and contact buttons. */
export function StoreCover({ id, store }: { id: number; store: MerchantIndex }) {
  const { t } = useTranslation();
  const cover = coverOf(store);
  const { data: types } = useMerchantTypes();
  const { data: about } = useMerchantDetail(id);
  const follow = useFollowing(id, store.isCollect);
  const contact = storeContact(store);
  const type = types?.find((each) => each.id === store.typeId);
  return (
    <>
      <div className={styles.storeCover}>
        {cover && <Picture srcFor={srcFor(cover)} alt="" width={1200} height={248} priority />}
      </div>
      <section className={styles.root} aria-label={store.name}>
        <StoreLogo src={store.avatar} size={84} priority />
        <div className={styles.who}>
          <div className={styles.name}>
            <h1 className="clip-2" title={store.name}>
              {store.name}
            </h1>
            <OwnStoreTag store={store} />
            {type && <Tag>{type.name}</Tag>}
          </div>
          <StoreScore className={styles.score} stars={store.starLevel}>
            {about?.intro && (
              <span className={`muted clip-2 ${styles.intro}`} title={about.intro}>
                {about.intro}
              </span>
            )}
          </StoreScore>
        </div>
        <Figures id={id} followers={about?.collectNum} />
        <div className="row">
          <FollowButton kind="primary" follow={follow} />
          {contact && (
            <ContactLink
              contact={contact}
              className={buttonClass({ icon: ICONS[contact.kind] }, false)}
              aria-label={t('store.contact')}
            >
              <Icon as={ICONS[contact.kind]} />
            </ContactLink>
          )}
          <ButtonLink
            icon={FileBadge}
            to={storePaths.qualification(id)}
            aria-label={t('store.qualification')}
            title={t('store.qualification')}
          />
        </div>
      </section>
    </>
  );
}

/** Number of followers and products; its size is fixed while they are loading. */
function Figures({ id, followers }: { id: number; followers: number | undefined }) {
  const { t, locale } = useTranslation();
  const { data: shelf } = useStoreProducts(shelfParams(id, 1));
  const shown = (value: number | undefined) =>
    value === undefined ? '\u2013' : numberText(value, locale);
  return (
    <dl className={styles.storeFigures}>
      <div>
        <dt>{t('storePage.followersLabel')}</dt>
        <dd className="num">{shown(followers)}</dd>
      </div>
      <div>
        <dt>{t('goods.goods')}</dt>
        <dd className="num">{shown(shelf?.total)}</dd>
      </div>
    </dl>
  );
}
