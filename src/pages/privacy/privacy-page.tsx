import { useTranslation } from 'react-i18next';
import { useLoginMethodsSuspense } from '../../../generated/client/login/login.ts';
import { RichText } from '../../features/rich-text/rich-text.tsx';
import { paths } from '../../lib/paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import './privacy-page.css';

export default function PrivacyPage() {
  const { t } = useTranslation();
  const { agreement } = useLoginMethodsSuspense().data;
  const crumbs = [{ label: t('nav.home'), to: paths.home() }, { label: t('footer.privacy') }];
  return (
    <>
      <Breadcrumb label={t('a11y.breadcrumb')} items={crumbs} />
      <article className="card privacy">
        <h1>{t('footer.privacy')}</h1>
        {agreement === '' ? <p className="muted">{t('auth.noAgreement')}</p> : <RichText html={agreement} topHeading={2} />}
      </article>
    </>
  );
}
