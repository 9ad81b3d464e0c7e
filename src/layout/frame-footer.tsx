import { Headphones, ShieldCheck, Truck, Undo2 } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { SHOP } from '#/config/shop.ts';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { Icon } from '#/ui/icon.ts';
import { Footer } from './footer.tsx';
import * as styles from './footer.module.css';

function ShopGuarantees() {
  const { t } = useTranslation();
  const hours = SHOP.serviceHours && withoutBreaks(SHOP.serviceHours);
  const service = hours && t('footer.peopleText', { hours });
  const promises = [
    { icon: ShieldCheck, title: t('footer.genuine'), text: t('footer.genuineText') },
    { icon: Truck, title: t('footer.tracked'), text: t('footer.trackedText') },
    { icon: Undo2, title: t('footer.easyRefund'), text: t('footer.easyRefundText') },
    { icon: Headphones, title: t('footer.people'), text: service },
  ];
  return (
    <section className={styles.promises} aria-label={t('footer.promises')}>
      <ul className="wrap">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <span>
              <Icon as={icon} size={24} />
            </span>
            <div>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Floating elements that are not part of the first render.
const SideWindow = lazyPart(() => import('./side-window.tsx'), 'SideWindow');
const LanguageOffer = lazyPart(() => import('./language-offer.tsx'), 'LanguageOffer');

/** What follows the page: footer and floating elements. */
export function FrameFooter() {
  return (
    <>
      <ShopGuarantees />
      <Footer />
      <LazyBoundary>
        <SideWindow />
      </LazyBoundary>
      <LazyBoundary>
        <LanguageOffer />
      </LazyBoundary>
    </>
  );
}
