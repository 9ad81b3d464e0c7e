import { useRef } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useAddressAll } from '#generated/client/address/address.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { AccountHead } from '../account-head.tsx';
import { AddressBook } from './address-book.tsx';
import { focusAfterCall } from '#/ui/focus.ts';
import * as styles from './page.module.css';

const CARDS = 4;

export default function AddressListPage() {
  const { t } = useTranslation();
  const query = useAddressAll();
  const heading = useRef<HTMLHeadingElement>(null);
  const loading = (
    <div className={styles.book} aria-busy>
      {Array.from({ length: CARDS }, (_, card) => (
        <Skeleton key={card} height={196} radius={12} />
      ))}
    </div>
  );
  return (
    <>
      <AccountHead>
        <h1 ref={heading} tabIndex={-1}>
          {t('address.addresses')}
        </h1>
        {query.data && query.data.length > 0 && (
          <p className="muted">{t('account.addressCount', { count: query.data.length })}</p>
        )}
      </AccountHead>
      <QueryBoundary query={query} loading={loading}>
        {(list) => <AddressBook list={list} onGone={() => focusAfterCall(heading.current)} />}
      </QueryBoundary>
    </>
  );
}
