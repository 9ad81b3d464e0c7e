import { useTranslation } from 'react-i18next';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { ratingText } from '#/i18n/format.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { buttonClass } from '#/ui/button-look.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Stars } from '#/ui/stars.tsx';
import * as styles from './street-cover.module.css';

/** Large picture of a store. */
export function StreetCover({ store }: { store: MerchantCard }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Link className={styles.root} to={paths.store(store.id)}>
      <Picture
        srcFor={srcFor(store.streetBackImage || store.backImage)}
        alt=""
        width={420}
        height={276}
      />
      <span className={styles.plate}>
        <Picture className="logo" srcFor={srcFor(store.avatar)} alt="" width={44} height={44} />
        <span className={styles.who}>
          <b className="clip">{store.name}</b>
          <span className="row">
            <Stars value={store.starLevel} label={t('reviews.stars', { count: store.starLevel })} />
            <small className="muted num" aria-hidden>
              {ratingText(store.starLevel, locale)}
            </small>
          </span>
        </span>
        <span className={buttonClass({ size: 'sm', className: styles.enter }, true)}>
          {t('store.enter')}
        </span>
      </span>
    </Link>
  );
}
