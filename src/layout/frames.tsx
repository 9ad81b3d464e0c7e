import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '../router/router.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { paths } from '../lib/paths.ts';
import { AccountRail } from './account-rail.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { ForgetShopper } from './forget-shopper.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { Promises } from './promises.tsx';
import { SideWindow } from './side-window.tsx';
import './frames.css';

interface FrameProps {
  children: ReactNode;
}

function SkipLink() {
  const { t } = useTranslation();
  return <a className="skip" href="#main">{t('a11y.skip')}</a>;
}

/** Header, page, footer and what floats beside them. */
export function ShopFrame({ children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" className="wrap" tabIndex={-1}>{children}</main>
      <Promises />
      <Footer />
      <SideWindow />
      <LanguageOffer />
      <ForgetShopper />
    </>
  );
}

/** For the moment of paying: nothing leads astray. */
export function QuietFrame({ children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <header className="quiet-head">
        <div className="wrap"><Brand /></div>
      </header>
      <main id="main" className="wrap" tabIndex={-1}>{children}</main>
      <ForgetShopper />
    </>
  );
}

/** A shop page with the rail of the account area beside it. */
export function AccountFrame({ children }: FrameProps) {
  const { t } = useTranslation();
  const { route } = useRouter().entry.prepared;
  const crumbs = [{ label: t('nav.home'), to: paths.home() }, { label: t('nav.account') }, ...(route.title ? [{ label: t(route.title) }] : [])];
  return (
    <ShopFrame>
      <Breadcrumb label={t('a11y.breadcrumb')} items={crumbs} />
      <div className="account">
        <AccountRail />
        <div className="account__page">{children}</div>
      </div>
    </ShopFrame>
  );
}
