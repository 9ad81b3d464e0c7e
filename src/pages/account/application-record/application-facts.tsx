import { useTranslation } from 'react-i18next';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { percentText } from '#/i18n/format.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Fact, Facts } from '#/ui/facts.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './application-facts.module.css';

/** The fields of an application; empty ones are omitted. */
export function ApplicationFacts({ application }: { application: SettlementRecord }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, realName, categoryId, typeId, handlingFee, email, phone, keywords, address } =
    application;
  const categories = useMerchantCategories();
  const types = useMerchantTypes();
  const category = categories.isPending ? (
    <Skeleton width={120} />
  ) : (
    categories.data?.find(({ id }) => id === categoryId)?.name
  );
  const type = types.isPending ? (
    <Skeleton width={120} />
  ) : (
    types.data?.find(({ id }) => id === typeId)?.name
  );
  return (
    <>
      <Facts className={styles.root}>
        <Fact name={t('apply.company')}>{name}</Fact>
        <Fact name={t('apply.realName')}>{realName}</Fact>
        <Fact name={t('apply.category')}>{category}</Fact>
        <Fact name={t('apply.storeType')}>{type}</Fact>
        <Fact name={t('apply.email')}>{email}</Fact>
        <Fact name={t('apply.phone')}>{phone}</Fact>
        <Fact name={t('apply.keywords')} wide>
          {keywords}
        </Fact>
        <Fact name={t('apply.address')} wide>
          {address}
        </Fact>
      </Facts>
      {handlingFee !== null && (
        <p className={`${styles.fee} muted`}>
          {t('apply.fee', { percent: percentText(handlingFee, locale) })}
        </p>
      )}
    </>
  );
}
