import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Brand } from './brand.tsx';
import { Header } from './header.tsx';
import { PageLoadingBar } from './page-loading-bar.tsx';
import * as styles from './frames.module.css';
import * as skipLinkStyles from './skip-link.module.css';

/** Link to the content, visible while it has focus. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={skipLinkStyles.root} href="#main">
      {t('a11y.skip')}
    </a>
  );
}

// Below the fold: rendered on the server, hydrated when its code is loaded.
const FrameFooter = lazyPart(() => import('./frame-footer.tsx'), 'FrameFooter');

function NoScriptNote() {
  const { t } = useTranslation();
  return <p className={styles.noScript}>{t('site.buttonsNeedScript')}</p>;
}

interface FrameProps {
  children: Elements;
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

const FooterBoundary = memo(function FooterBoundary() {
  return (
    <LazyBoundary ssr fallback={<div className={styles.footer} />}>
      <FrameFooter />
    </LazyBoundary>
  );
});

/** Header, page, footer and floating elements. */
export function ShopFrame({ children }: FrameProps) {
  return (
    <>
      <FrameHeader />
      <main id="main" className={`wrap ${styles.main}`} tabIndex={-1}>
        <noscript>
          <NoScriptNote />
        </noscript>
        {children}
      </main>
      <FooterBoundary />
    </>
  );
}

const QuietHelp = lazyPart(() => import('./quiet-help.tsx'), 'default');

/** Frame of purchases from the checkout on: the only links are those to the home page and to customer service. */
export function QuietFrame({ children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.quietHead}>
        <div className="wrap">
          <Brand />
          <LazyBoundary>
            <QuietHelp />
          </LazyBoundary>
        </div>
        <PageLoadingBar />
      </header>
      <main id="main" className={`wrap ${styles.main}`} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
