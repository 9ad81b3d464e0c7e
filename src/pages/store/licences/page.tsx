import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantDetail } from '#generated/client/merchant/merchant.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { StoreFacts } from '#/domain/merchant/store-facts.tsx';
import { StorePageHead } from '#/domain/merchant/store-page-head.tsx';
import { useStore } from '#/domain/merchant/use-store.ts';
import { numberText } from '#/i18n/format.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { Fact } from '#/ui/facts.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { PictureRow } from '#/shared/picture/picture-row.tsx';
import * as styles from './licences.module.css';

const SIZE = 220;

/** Pictures of licences. */
function Licences({ pictures, store }: { pictures: unknown; store: string }) {
  const { t } = useTranslation();
  const shown = Array.isArray(pictures)
    ? pictures.filter((src): src is string => typeof src === 'string' && src !== '')
    : [];
  return (
    <div className={styles.root}>
      <h3>{t('storePage.licences')}</h3>
      {shown.length === 0 ? (
        <p className="muted">{t('storePage.noLicences')}</p>
      ) : (
        <PictureRow
          pictures={[...new Set(shown)]}
          size={SIZE}
          title={`${store} \u00b7 ${t('storePage.licences')}`}
        />
      )}
    </div>
  );
}

/** Business licence of a store. The data is public, so no captcha is required. */
export default function StoreQualificationPage() {
  const { t, locale } = useTranslation();
  const { id, store } = useStore();
  const detail = useMerchantDetail(id);
  return (
    <section className="card card--pad">
      <StorePageHead
        id={id}
        store={store}
        part={t('store.qualification')}
        path={storePaths.qualification(id)}
      />
      <h2 className="sr">{t('store.qualification')}</h2>
      <QueryBoundary query={detail} loading={<Skeleton height={480} />}>
        {(about) => (
          <>
            <StoreFacts store={store} about={about}>
              {about.realName && <Fact name={t('storePage.personInCharge')}>{about.realName}</Fact>}
              <Fact name={t('storePage.followersLabel')}>
                <span className="num">{numberText(about.collectNum, locale)}</span>
              </Fact>
              {about.email && (
                <Fact name={t('storePage.email')}>
                  <a className="link any-length" translate="no" href={`mailto:${about.email}`}>
                    {about.email}
                  </a>
                </Fact>
              )}
            </StoreFacts>
            <Licences pictures={about.qualificationPicture} store={store.name} />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
