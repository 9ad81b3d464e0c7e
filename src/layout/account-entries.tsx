import { Fragment } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { CountBadge } from '#/ui/count-badge.tsx';
import { MenuLine, MenuLink, menuItemClass } from '#/ui/menu.tsx';
import { Picture } from '#/ui/picture.tsx';
import { type AccountCount, type AccountLink, pageOf } from './account-links.ts';
import { DataLink } from './data-link.tsx';
import type { useAccountMenu } from './use-account-menu.ts';
import * as styles from './account-entries.module.css';

const PIC = 16;

type Menu = Pick<ReturnType<typeof useAccountMenu>, 'groups' | 'offered' | 'counts'>;

interface AccountEntriesProps extends Menu {
  /** path of the current page */
  current?: string;
  /** shows the names of groups instead of only a separator */
  named?: boolean;
}

/** Links of the account area by group, followed by those configured in the backend. */
export function AccountEntries({
  groups,
  offered,
  counts,
  current = '',
  named = false,
}: AccountEntriesProps) {
  const { t } = useTranslation();
  const names = {
    start: t('account.overview'),
    orders: t('account.groupOrders'),
    account: t('account.groupAccount'),
    selling: t('account.groupSelling'),
  };
  return (
    <>
      {groups.map(({ group, links }, index) => (
        <Fragment key={group}>
          {index > 0 &&
            (named ? (
              <p className={styles.group} aria-hidden>
                {names[group]}
              </p>
            ) : (
              <MenuLine />
            ))}
          <div role="group" aria-label={names[group]}>
            {links.map((link) => (
              <Entry
                key={link.to}
                link={link}
                count={link.count && counts[link.count]}
                on={current === pageOf(link.to)}
              />
            ))}
          </div>
        </Fragment>
      ))}
      {offered.length > 0 && (
        <>
          <MenuLine />
          <div role="group" aria-label={t('account.groupMore')}>
            {offered.map(({ id, name, pic, href }) => (
              <DataLink key={id} href={href} className={menuItemClass()}>
                <Picture srcFor={srcFor(pic)} alt="" width={PIC} height={PIC} />
                <span>{name}</span>
              </DataLink>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** The badge has a fixed width, so that loading a count shifts nothing. */
function Entry({
  link: { to, label, icon, count: counted },
  count = 0,
  on,
}: {
  link: AccountLink;
  count: number | undefined;
  on: boolean;
}) {
  const { t } = useTranslation();
  const labels: Record<AccountCount, string> = {
    openOrders: t('account.openOrders', { count }),
    refunds: t('account.openRefunds', { count }),
    toReview: t('account.toReview', { count }),
    coupons: t('common.usableCoupons', { count }),
    wishList: t('account.savedGoods', { count }),
  };
  const tail = counted && (
    <span className={styles.root}>
      <span aria-hidden>
        <CountBadge value={count} />
      </span>
      {count > 0 && <span className="sr">{labels[counted]}</span>}
    </span>
  );
  return (
    <MenuLink to={to} icon={icon} on={on} tail={tail}>
      {t(label)}
    </MenuLink>
  );
}
