import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/checkout.webp';
import { PageTop } from '#/shared/head/page-top.tsx';
import { useSearch } from '#/router/router.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Steps } from '#/ui/steps.tsx';
import { Checkout } from './checkout.tsx';
import * as styles from './page.module.css';
import { checkoutSearch } from '../routes.ts';

/** Confirms a pre-order and places the order. */
export default function CheckoutPage() {
  const { t } = useTranslation();
  const { preOrderNo, buy } = useSearch(checkoutSearch);
  const steps = [
    { label: t('nav.cart') },
    { label: t('checkout.stepConfirm') },
    { label: t('checkout.stepPay') },
    { label: t('checkout.stepDone') },
  ];

  return (
    <div className="wrap">
      <PageTop className={styles.head} back={paths.cart()}>
        <h1>{t('checkout.title')}</h1>
        <Steps className={styles.steps} label={t('checkout.progress')} steps={steps} current={1} />
      </PageTop>
      {preOrderNo ? (
        <Checkout preOrderNo={preOrderNo} buy={buy} />
      ) : (
        <Empty
          className="card"
          picture={statePicture}
          title={t('checkout.goneTitle')}
          text={t('checkout.goneText')}
          action={
            <ButtonLink kind="primary" to={paths.cart()}>
              {t('checkout.backToCart')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
