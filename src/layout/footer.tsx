import { useTranslation, type TextKey } from '#/i18n/use-translation.ts';
import { usePointsAccount } from '#generated/client/points/points.ts';
import type { Content } from '#/lib/content.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { SHOP, shopName } from '#/config/shop.ts';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { IfPermitted } from '#/session/if-permitted.tsx';
import { useShopConfig } from '#/shared/shop/shop-config.ts';
import { useHydrated } from '#/shared/async/use-hydrated.ts';
import { telOf } from '#/lib/contact.ts';
import { paths } from '#/lib/paths.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { Link } from '#/ui/link.tsx';
import { SocialIcon, type SocialName } from '#/ui/social-icon.tsx';
import { useRenderTime } from '#/shared/async/render-time.ts';
import { useNear } from '#/shared/async/use-near.ts';
import { LOCALES } from '#/i18n/languages.ts';
import { PayType } from '#generated/model/payType.ts';
import card from '#/assets/pay/card.svg';
import scan from '#/assets/pay/scan.svg';
import wallet from '#/assets/pay/wallet.svg';
import { runtimeConfig } from '#/config/runtime.ts';
import { Brand } from './brand.tsx';
import { ShopQr } from './shop-qr.tsx';
import { LanguageLink } from './language-link.tsx';
import * as styles from './footer.module.css';
import * as footerBarStyles from './footer-bar.module.css';

const MARKS: Record<PayType, { src: string; label: TextKey }> = {
  [PayType.wallet]: { src: wallet, label: 'footer.wallet' },
  [PayType.card]: { src: card, label: 'footer.card' },
  [PayType.scanCode]: { src: scan, label: 'footer.scan' },
};

/** The payment methods that the backend offers; nothing while they are unknown. */
function PayMarks() {
  const { t } = useTranslation();
  const { payTypes: types = [] } = runtimeConfig();
  if (types.length === 0) return null;
  return (
    <section className={footerBarStyles.pay}>
      <h2>{t('footer.pay')}</h2>
      <ul>
        {types.map((type) => (
          <li key={type}>
            <img src={MARKS[type].src} alt="" width={44} height={28} loading="lazy" />
            <span>{t(MARKS[type].label)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Payment methods, and the page in the other languages. */
function FooterBar() {
  const { t } = useTranslation();
  return (
    <div className={footerBarStyles.root}>
      <div className="wrap">
        <PayMarks />
        <nav className={footerBarStyles.languages} aria-label={t('nav.language')}>
          <ul>
            {LOCALES.map((locale) => (
              <li key={locale}>
                <LanguageLink locale={locale} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

const SOCIAL: { name: SocialName & keyof typeof SHOP.social; label: string }[] = [
  { name: 'facebook', label: 'Facebook' },
  { name: 'x', label: 'X' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'youtube', label: 'YouTube' },
];

export function Footer() {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  const config = useShopConfig();
  const [qrNear, qr] = useNear();
  // Of UTC: the zone of the server is another one.
  const year = new Date(useRenderTime()).getUTCFullYear();
  const phone = config?.phone || SHOP.phone;
  const registration = config?.filingNum || SHOP.registration;
  const legal = config?.authInfo || t('footer.legal', { year, shop, registration });
  return (
    <footer className={styles.root}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Brand className={styles.brand} />
          <p className={styles.tel}>
            <a translate="no" href={telOf(phone)}>
              {phone}
            </a>
          </p>
          {SHOP.serviceHours && (
            <p>{t('footer.line', { hours: withoutBreaks(SHOP.serviceHours) })}</p>
          )}
          <ul className={styles.soc}>
            {SOCIAL.map(({ name, label }) => {
              const href = safeUrl(SHOP.social[name]);
              return (
                href && (
                  <li key={name}>
                    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
                      <SocialIcon name={name} size={17} />
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </div>
        <LinkList title={t('footer.shopping')}>
          <FooterLink to={paths.search()}>{t('nav.categories')}</FooterLink>
          <FooterLink to={paths.topSellers()}>{t('nav.topSellers')}</FooterLink>
          <FooterLink to={paths.storeStreet()}>{t('nav.storeStreet')}</FooterLink>
          <FooterLink to={storePaths.more()}>{t('footer.stores')}</FooterLink>
          <FooterLink to={paths.cart()}>{t('nav.cart')}</FooterLink>
        </LinkList>
        <LinkList title={t('nav.account')} isWide>
          <FooterLink to={paths.orders()}>{t('nav.myOrders')}</FooterLink>
          <FooterLink to={paths.refunds()}>{t('footer.refunds')}</FooterLink>
          <FooterLink to={paths.reviews()}>{t('footer.reviews')}</FooterLink>
          <FooterLink to={paths.lookUpOrder()}>{t('footer.lookUp')}</FooterLink>
          <FooterLink to={paths.wishlist()}>{t('footer.wishList')}</FooterLink>
          <FooterLink to={paths.coupons()}>{t('footer.coupons')}</FooterLink>
          <PointsLink />
          <FooterLink to={paths.addresses()}>{t('footer.addresses')}</FooterLink>
        </LinkList>
        <LinkList title={t('footer.about')}>
          <FooterLink to={paths.privacy()} target="_blank">
            {t('footer.privacy')}
          </FooterLink>
          <IfPermitted permission="settlement">
            <FooterLink to={paths.apply()}>{t('nav.becomeMerchant')}</FooterLink>
            <FooterLink to={paths.applications()}>{t('footer.applications')}</FooterLink>
          </IfPermitted>
        </LinkList>
        <div ref={qr} className={styles.qr}>
          <div>{qrNear && <ShopQr size={104} />}</div>
          <span>{t('nav.mobileMall')}</span>
        </div>
      </div>
      <FooterBar />
      <div className={styles.legal}>
        <div className="wrap">
          <span>{config?.address || SHOP.address}</span>
          <span>{legal}</span>
        </div>
      </div>
    </footer>
  );
}

interface LinkListProps {
  title: string;
  /** in two columns */
  isWide?: boolean;
  children: Content;
}

function LinkList({ title, isWide, children }: LinkListProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={isWide ? styles.isWide : undefined}>{children}</ul>
    </div>
  );
}

function PointsLink() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  // Not called here: the link disappears when another part of the page finds that there are no points.
  usePointsAccount({ query: { enabled: false } });
  if (isHydrated && lacksExtension('pointsAccount')) return null;
  return <FooterLink to={paths.points()}>{t('footer.points')}</FooterLink>;
}

interface FooterLinkProps {
  to: string;
  target?: string;
  children: Content;
}

function FooterLink({ children, ...link }: FooterLinkProps) {
  return (
    <li>
      <Link {...link}>{children}</Link>
    </li>
  );
}
