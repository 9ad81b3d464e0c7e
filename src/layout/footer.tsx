import { useTranslation } from 'react-i18next';
import { SHOP, shopName } from '#/config/shop.ts';
import { IfPermitted } from '#/session/if-permitted.tsx';
import { useShopConfig } from '#/shared/shop/shop-config.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { Link } from '#/ui/link.tsx';
import { SocialIcon, type SocialName } from '#/ui/social-icon.tsx';
import { Brand } from './brand.tsx';
import { ShopQr } from './shop-qr.tsx';
import { useNear } from '#/shared/async/use-near.ts';
import * as styles from './footer.module.css';

const SOCIAL: { name: SocialName & keyof typeof SHOP.social; label: string }[] = [
  { name: 'facebook', label: 'Facebook' },
  { name: 'x', label: 'X' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'youtube', label: 'YouTube' },
];

const thisYear = () => new Date().getFullYear();

export function Footer() {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  const config = useShopConfig();
  const [qrNear, qr] = useNear();
  const phone = config?.phone || SHOP.phone;
  const registration = config?.filingNum || SHOP.registration;
  const legal = config?.authInfo || t('footer.legal', { year: thisYear(), shop, registration });
  return (
    <footer className={styles.root}>
      <div className="wrap">
        <div>
          <Brand className={styles.brand} />
          <p className={styles.tel}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
          <p>{t('footer.line', { hours: SHOP.serviceHours })}</p>
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
        <div>
          <h2>{t('footer.shopping')}</h2>
          <ul>
            <li>
              <Link to={paths.search()}>{t('nav.categories')}</Link>
            </li>
            <li>
              <Link to={paths.storeStreet()}>{t('nav.storeStreet')}</Link>
            </li>
            <li>
              <Link to={paths.cart()}>{t('nav.cart')}</Link>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t('nav.account')}</h2>
          <ul>
            <li>
              <Link to={paths.orders()}>{t('nav.myOrders')}</Link>
            </li>
            <li>
              <Link to={paths.refunds()}>{t('footer.refunds')}</Link>
            </li>
            <li>
              <Link to={paths.reviews()}>{t('footer.reviews')}</Link>
            </li>
            <li>
              <Link to={paths.lookUpOrder()}>{t('footer.lookUp')}</Link>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t('footer.about')}</h2>
          <ul>
            <li>
              <Link to={paths.privacy()} target="_blank">
                {t('footer.privacy')}
              </Link>
            </li>
            <IfPermitted permission="settlement">
              <li>
                <Link to={paths.apply()}>{t('nav.becomeMerchant')}</Link>
              </li>
            </IfPermitted>
          </ul>
        </div>
        <div ref={qr} className={styles.qr}>
          <div>{qrNear && <ShopQr size={104} />}</div>
          {t('nav.mobileMall')}
        </div>
      </div>
      <div className={styles.legal}>
        <div className="wrap">
          <span>{config?.address || SHOP.address}</span>
          <span>{legal}</span>
        </div>
      </div>
    </footer>
  );
}
