import { House, RotateCw } from 'lucide';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { isApiError } from '#/api/error.ts';
import { connectionText, messageOf } from '#/api/policy.ts';
import down from '#/assets/states/down.webp';
import gone from '#/assets/states/gone.webp';
import lost from '#/assets/states/lost.webp';
import members from '#/assets/states/members.webp';
import offline from '#/assets/states/offline.webp';
import refused from '#/assets/states/refused.webp';
import { shopName } from '#/config/shop.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { NoIndex } from '#/shared/head/page-head.tsx';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { paths } from '#/lib/paths.ts';
import { isChunkFailure } from '#/router/chunk-failure.ts';
import { useRouter } from '#/router/router.tsx';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import { LinkedText } from '#/ui/linked-text.tsx';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import * as styles from './error-page.module.css';
import { classifyError } from '#/api/error-class.ts';
import { NotFound } from '#/router/types.ts';

/** Kind of an error page: not found, sign-in required, bad request, or a failure that can be retried. */
type ErrorKind = 'noPage' | 'missing' | 'signIn' | 'badRequest' | 'failed' | 'other';

export function errorKind(error: unknown): ErrorKind {
  if (error instanceof NotFound) return 'noPage';
  if (!isApiError(error) || error.kind !== 'answer') return 'failed';
  const kind = classifyError(error);
  if (kind === 'expired') return 'signIn';
  if (kind === 'gone' || kind === 'absent') return 'missing';
  if (error.code === 400) return 'badRequest';
  return error.code === 500 ? 'failed' : 'other';
}

const PICTURES: Record<ErrorKind, string> = {
  noPage: lost,
  missing: gone,
  signIn: members,
  badRequest: refused,
  failed: down,
  other: refused,
};
const CODES: Record<ErrorKind, string> = {
  noPage: '404',
  missing: '404',
  signIn: '401',
  badRequest: '400',
  failed: '',
  other: '',
};

const CopyButton = lazyPart(() => import('#/shared/copy/copy-button.tsx'), 'CopyButton');

const ErrorSuggestions = lazyPart(() => import('./error-suggestions.tsx'), 'default');

/** Picture of a page without a response. */
let offlinePicture = offline;

/** Loads that picture as a data URL, because the file may be unreachable too. */
export async function preloadOfflinePicture(): Promise<void> {
  const { default: inline } = await import('#/assets/states/offline.webp?inline');
  offlinePicture = inline;
}

/** Title and text; the backend's message takes precedence. */
function useErrorTexts(
  kind: ErrorKind,
  error: unknown,
  isPublic: boolean,
): { title: string; text: string } {
  const { t } = useTranslation();
  const message = isApiError(error) ? error.message : '';
  if (kind === 'noPage')
    return {
      title: t('errorPage.404Title'),
      text: (error instanceof Error && error.message) || t('errorPage.noPage'),
    };
  if (kind === 'missing') {
    const isUntranslated = isApiError(error) && error.gone === 'untranslated';
    const reason = isUntranslated || !message ? t('errorPage.gone') : message;
    return isPublic
      ? { title: reason, text: '' }
      : { title: t('errorPage.404Title'), text: reason };
  }
  if (kind === 'signIn') return { title: t('error.401'), text: t('errorPage.signInText') };
  if (kind === 'badRequest') return { title: t('errorPage.badRequest'), text: message };
  if (kind === 'other') return { title: t('errorPage.other'), text: message };
  if (isChunkFailure(error)) return { title: t('errorPage.500'), text: connectionText(t) };
  return { title: t('errorPage.500'), text: isApiError(error) ? messageOf(error, t) : '' };
}

/** Error code: that of the backend, none for network and chunk failures, otherwise 500. */
function codeOf(error: unknown): string {
  if (isApiError(error)) return error.code ? String(error.code) : '';
  return isChunkFailure(error) ? '' : '500';
}

interface ErrorPageProps {
  error: unknown;
  onRetry: () => void;
}

/** Error page, shown instead of a page. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const shop = shopName(locale);
  const { route } = useRouter().entry.prepared;
  const kind = errorKind(error);
  const { title, text } = useErrorTexts(kind, error, !route.guard);
  const code = CODES[kind] || codeOf(error);

  async function signIn() {
    if (await askToSignIn(null)) onRetry();
  }

  // Without a response, retries once the browser is online again.
  const hasNoResponse = kind === 'failed' && !code;
  useWindowEvent('online', onRetry, hasNoResponse);
  const picture = hasNoResponse ? offlinePicture : PICTURES[kind];

  // Data of the shopper (cart, orders) may be found by a retry.
  const isPersonal = Boolean(route.guard);
  const isGone = !isPersonal && (kind === 'noPage' || kind === 'missing');
  const isFailure = kind === 'failed' || kind === 'other';
  const canRetry = isFailure || kind === 'badRequest' || (kind === 'missing' && isPersonal);
  const isUnknownAddress = kind === 'noPage';
  const home = (
    <Button
      kind={isFailure || kind === 'signIn' || kind === 'missing' ? 'line' : 'primary'}
      size="lg"
      icon={House}
      onClick={() => void navigate(paths.home(), { replace: true })}
    >
      {t('common.backHome')}
    </Button>
  );
  return (
    <>
      <section className={cx(styles.root, !isUnknownAddress && `card ${styles.isCard}`)}>
        {!isPersonal && <NoIndex />}
        {!route.title && <title>{t('site.title', { page: title, shop })}</title>}
        <div>
          {code && <div className={styles.code}>{code}</div>}
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          <div className={styles.acts}>
            {kind === 'signIn' && (
              <Button kind="primary" size="lg" onClick={() => void signIn()}>
                {t('nav.signIn')}
              </Button>
            )}
            {canRetry && (
              <Button
                kind={kind === 'badRequest' ? 'line' : 'primary'}
                size="lg"
                icon={RotateCw}
                onClick={onRetry}
              >
                {t('common.retry')}
              </Button>
            )}
            {isUnknownAddress && home}
            {isGone && (
              <Button
                kind={isUnknownAddress ? 'line' : 'primary'}
                size="lg"
                onClick={() => void navigate(paths.search())}
              >
                {t('empty.goShopping')}
              </Button>
            )}
            {!isUnknownAddress && home}
          </div>
          {isFailure && code && (
            <p>
              <LinkedText text={t('errorPage.paying')}>
                {(words) => (
                  <Link className="link" to={paths.orders()}>
                    {words}
                  </Link>
                )}
              </LinkedText>
            </p>
          )}
          {isFailure && isApiError(error) && error.reference && (
            <p className={styles.reference}>
              <span>{t('errorPage.reference', { reference: error.reference })}</span>
              <LazyBoundary>
                <CopyButton text={error.reference} what={error.reference} />
              </LazyBoundary>
            </p>
          )}
        </div>
        <div className={styles.art}>
          <img src={picture} alt="" width={480} height={320} />
        </div>
      </section>
      {isGone && (
        <LazyBoundary>
          <ErrorSuggestions />
        </LazyBoundary>
      )}
    </>
  );
}
