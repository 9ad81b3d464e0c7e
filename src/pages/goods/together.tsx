import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Later } from '../../features/part/later.tsx';
import { useNear } from '../../features/part/use-near.ts';
import { Suggestions } from './parts.ts';

const LIMIT = 5;

interface TogetherProps {
  productId: number;
  /** Nothing of the product can be bought: these stand for it. */
  instead: boolean;
}

/** Other goods, fetched when the shopper comes near them. */
export const Together = memo(function Together({ productId, instead }: TogetherProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} id="alike" className="together">
      {near && (
        <Later>
          <Suggestions
            limit={LIMIT}
            without={productId}
            title={instead ? t('nav.recommended') : t('goods.together')}
          />
        </Later>
      )}
    </div>
  );
});
