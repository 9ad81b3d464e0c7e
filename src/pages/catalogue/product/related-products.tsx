import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { useNear } from '#/shared/async/use-near.ts';
import { Suggestions } from './lazy-components.ts';
import * as styles from './page.module.css';

const LIMIT = 5;

interface RelatedProductsProps {
  productId: number;
  /** The product cannot be bought, so these are alternatives. */
  instead: boolean;
}

/** Other products, loaded when the section comes near the viewport. */
export const RelatedProducts = memo(function RelatedProducts({
  productId,
  instead,
}: RelatedProductsProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} id="alike" className={styles.together}>
      {near && (
        <LazyBoundary>
          <Suggestions
            limit={LIMIT}
            without={[productId]}
            title={instead ? t('nav.recommended') : t('goods.together')}
          />
        </LazyBoundary>
      )}
    </div>
  );
});
