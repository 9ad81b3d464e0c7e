import { Clock, LayoutGrid, Search, X } from 'lucide';
import type { MouseEvent } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { StoreScore } from '#/domain/merchant/store-score.tsx';
import { type Suggestion, splitAtMatch } from '#/domain/search/suggestions.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './search-menu.module.css';

const ICONS = { history: Clock, hot: Search, category: LayoutGrid };

interface SearchOptionProps {
  id: string;
  /** element that names the keys of own searches */
  keysId: string;
  item: Suggestion;
  /** marked in the label */
  typed: string;
  isActive: boolean;
  onRemove: (event: MouseEvent, words: string) => void;
}

/** One suggestion: words with an icon, or a product or a store with its picture. */
export function SearchOption({ id, keysId, item, typed, isActive, onRemove }: SearchOptionProps) {
  const { t } = useTranslation();
  const [before, match, after] = splitAtMatch(item.label, typed);
  return (
    <>
      <div
        id={id}
        className={styles.item}
        role="option"
        aria-selected={isActive}
        aria-describedby={item.kind === 'history' ? keysId : undefined}
      >
        <Leading item={item} />
        <span className={item.product ? 'clip-2' : 'clip'}>
          <span>{before}</span>
          {match && <mark>{match}</mark>}
          <span>{after}</span>
        </span>
        <Trailing item={item} />
      </div>
      {item.kind === 'history' && (
        <button
          type="button"
          className={styles.x}
          tabIndex={-1}
          aria-hidden
          title={t('suggest.forget', { words: item.label })}
          onClick={(event) => onRemove(event, item.label)}
        >
          <Icon as={X} size={14} />
        </button>
      )}
    </>
  );
}

function Leading({ item: { kind, product, store } }: { item: Suggestion }): Elements {
  if (product) return <Picture srcFor={srcFor(product.image)} alt="" width={56} height={56} />;
  if (store) return <Picture srcFor={srcFor(store.avatar)} alt="" width={40} height={40} />;
  if (kind === 'product' || kind === 'store') return null;
  return <Icon as={ICONS[kind]} size={16} className={styles.icon} />;
}

function Trailing({ item: { note, product, store } }: { item: Suggestion }): Elements {
  if (product)
    return (
      <span className={styles.price}>
        <ListPrice product={product} />
      </span>
    );
  if (store) return <StoreScore className={styles.stars} stars={store.starLevel} />;
  return note && <small className="muted clip">{note}</small>;
}
