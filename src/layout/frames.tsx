import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { forgetClick } from '#/shared/async/lost-click.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageLoadingBar } from './page-loading-bar.tsx';
import { ShopGuarantees } from './shop-guarantees.tsx';
import { SkipLink } from './skip-link.tsx';
import * as styles from './frames.module.css';

// Floating elements that are not part of the first render.
const SideWindow = lazyWithRetry(() =>
  import('./side-window.tsx').then(({ SideWindow: Part }) => Part),
);
const LanguageOffer = lazyWithRetry(() =>
  import('./language-offer.tsx').then(({ LanguageOffer: Part }) => Part),
);

function NoScriptNote() {
  const { t } = useTranslation();
  return <p className={styles.noScript}>{t('site.buttonsNeedScript')}</p>;
}

interface FrameProps {
  children: ReactNode;
}

// Memoized: a change of page does not re-render the frame.
const FrameHeader = memo(function FrameHeader() {
  return (
    <>
      <SkipLink />
      <Header />
    </>
  );
});

const FrameFooter = memo(function FrameFooter() {
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
});

/** Header, page, footer and floating elements. */
export function ShopFrame({ children }: FrameProps) {
  return (
    <>
      <FrameHeader />
      <main id="main" className={`wrap ${styles.main}`} tabIndex={-1} onClickCapture={forgetClick}>
        <noscript>
          <NoScriptNote />
        </noscript>
        {children}
      </main>
      <FrameFooter />
    </>
  );
}

/** Frame for payment pages, without navigation. */
export function QuietFrame({ children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.quietHead}>
        <div className="wrap">
          <Brand />
        </div>
        <PageLoadingBar />
      </header>
      <main id="main" className={`wrap ${styles.main}`} tabIndex={-1} onClickCapture={forgetClick}>
        {children}
      </main>
    </>
  );
}
