import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pageCode } from 'virtual:page-code';
import { bareOf } from '#/i18n/languages.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { noop } from '#/lib/noop.ts';
import { findRoute } from '#/router/prepare.ts';
import { routes } from '#/routes.ts';
import { savesData } from '#/lib/saves-data.ts';
import { useRouter } from '#/router/router.tsx';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { PATHS } from '#/lib/paths.ts';
import { positiveInteger } from '#/router/parsers.ts';
import { galleryPictures, LARGE_WIDTH } from '#/pages/catalogue/product/pictures.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { isDense } from '#/ui/use-dense.ts';

const PREFIX = PATHS.product.replace(':id', '');

/**
 * Begins to load the large picture of a product's page if the product's data is there, so that it loads while the page
 * renders.
 */
function loadProductPicture(queryClient: QueryClient, pathname: string): void {
  const id = positiveInteger(pathname.split(PREFIX)[1]);
  if (!id) return;
  const detail = queryClient.getQueryData<ProductDetail>(getProductDetailQueryKey(id));
  const [picture] = detail ? galleryPictures(detail.productInfo, null) : [];
  if (!picture) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = srcFor(picture)(isDense() ? LARGE_WIDTH * 2 : LARGE_WIDTH);
}

/** Requests the scripts of a page together. Preparing the page would find them one after the other; it reports failures. */
function loadPageCode(pathname: string): void {
  const { path } = findRoute(routes, pathname).route;
  for (const load of pageCode[path] ?? []) load().catch(noop);
}

const HOVER_MS = 65;

/** The link to a page of the shop that an event is about. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link?.target || link?.hasAttribute('download') ? null : link;
}

/** The page that a button opens after a call of its own. */
const pathOpenedBy = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-opens]')?.dataset.opens
    : undefined;

/**
 * Code and data of a link's page are fetched when the pointer rests on it, when it gets focus and on pointer down; with
 * data saving only on pointer down. For a button with `data-opens` it is the code alone. Pointer down on a product whose data is there fetches its large picture as well.
 */
export function PrefetchLinks() {
  const queryClient = useQueryClient();
  const { locale } = useTranslation();
  const { prefetch, setRunSwap } = useRouter();
  const hasTransition = useRef(false);

  /** The code is needed for pages that are prefetched only. It loads with the first one; a failure is retried with the next. */
  async function loadTransition() {
    if (hasTransition.current || !('startViewTransition' in document)) return;
    hasTransition.current = true;
    try {
      const { installPictureTransition } = await import('./picture-transition.ts');
      installPictureTransition(setRunSwap);
    } catch {
      hasTransition.current = false;
    }
  }

  const fetchFor = useEffectEvent((event: Event) => {
    const opened = pathOpenedBy(event);
    if (opened) return loadPageCode(opened);
    const link = linkOf(event);
    if (!link) return;
    loadPageCode(bareOf(locale, link.pathname));
    prefetch(link.href);
    void loadTransition();
    if (event.type === 'pointerdown') loadProductPicture(queryClient, link.pathname);
  });

  useEffect(() => {
    let timer = 0;
    const onOver = (event: Event) => {
      if (savesData()) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => fetchFor(event), HOVER_MS);
    };
    const onNow = (event: Event) => fetchFor(event);
    const onFocus = (event: Event) => {
      if (!savesData()) fetchFor(event);
    };
    const options = { passive: true };
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('pointerdown', onNow, options);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onNow);
    };
  }, []);
  return null;
}
