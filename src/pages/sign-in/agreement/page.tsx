import { useTranslation } from '#/i18n/use-translation.ts';
import { useLoginMethodsSuspense } from '#generated/client/login/login.ts';
import { shopName } from '#/config/shop.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { RichText } from '#/shared/rich-text/rich-text.tsx';
import { paths } from '#/lib/paths.ts';
import * as styles from './page.module.css';

export default function PrivacyPage() {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  const { agreement } = useLoginMethodsSuspense().data;
  const crumbs = [{ label: t('nav.home'), to: paths.home() }, { label: t('footer.privacy') }];
  return (
    <>
      <PageHead
        name={t('footer.privacy')}
        description={t('auth.privacyHead', { shop })}
        path={paths.privacy()}
      />
      <Crumbs items={crumbs} />
      <article className={`card ${styles.root}`}>
        <h1>{t('footer.privacy')}</h1>
        {agreement === '' ? (
          <p className="muted">{t('auth.noAgreement')}</p>
        ) : (
          <RichText html={agreement} topHeading={2} />
        )}
      </article>
    </>
  );
}
