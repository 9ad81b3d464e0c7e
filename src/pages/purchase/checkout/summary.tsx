import { MapPin } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Address } from '#generated/model/address.ts';
import { phoneText, addressLine } from '#/domain/address/address-text.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { useMoney, Amount } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { Button } from '#/ui/button.tsx';
import { FieldHint } from '#/ui/field-notes.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Note } from '#/ui/note.tsx';
import { Price } from '#/ui/price.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { type BackLink } from './buy-line.ts';
import { timeLeftText } from './pre-order-expiry.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import { NoTranslate } from '#/ui/no-translate.tsx';
import * as styles from './summary.module.css';
import type { usePrice } from './use-price.ts';

interface SummaryProps {
  price: ReturnType<typeof usePrice>;
  /** total quantity */
  pieces: number;
  address: Address | null;
  /** milliseconds until the pre-order expires; null if that is not soon */
  left: number | null;
  busy: boolean;
  problem: string | null;
  /** link to the page where the problem can be solved */
  back: BackLink | null;
  onPlace: () => void;
}

/** Amounts and the button that places the order. */
export function Summary({
  price: { price, isCurrent, failed, retry },
  pieces,
  address,
  left,
  busy,
  problem,
  back,
  onPlace,
}: SummaryProps) {
  const { t } = useTranslation();
  const { parts, text } = useMoney();
  const amount = (value: string | undefined) =>
    value === undefined ? <Skeleton width={72} /> : <Amount of={value} />;
  const off = toMinor(price?.couponFee);
  useAnnounceChange(
    'amount due',
    price && isCurrent ? `${t('checkout.amountDue')}\n${text(price.payFee)}` : null,
  );
  return (
    <aside className={styles.root}>
      <section className="card card--pad" aria-labelledby="checkout-summary-title">
        <h2 id="checkout-summary-title" className={styles.title}>
          {t('checkout.summary')}
        </h2>
        <dl className={styles.sum} aria-busy={!isCurrent}>
          <div>
            <dt>{t('checkout.productsCount', { count: pieces })}</dt>
            <dd>{amount(price?.proTotalFee)}</dd>
          </div>
          <div>
            <dt>{t('checkout.freight')}</dt>
            <dd>
              {price && toMinor(price.freightFee) === 0
                ? t('checkout.freeDelivery')
                : amount(price?.freightFee)}
            </dd>
          </div>
          {off !== 0 && (
            <div>
              <dt>{t('checkout.couponOff')}</dt>
              <dd className={styles.minus}>
                <Amount of={-off} />
              </dd>
            </div>
          )}
          <div className={styles.sumTotal}>
            <dt>{t('checkout.amountDue')}</dt>
            <dd>
              {price ? (
                <Price parts={parts(price.payFee)} size={38} />
              ) : (
                <Skeleton width={120} height={38} />
              )}
            </dd>
          </div>
        </dl>
        <p className={styles.state}>{!isCurrent && !failed && t('cart.recalculating')}</p>
        {failed && <LoadError className={styles.note} onRetry={retry} />}
        {problem && (
          <Note kind="error" className={styles.note}>
            <span role="alert">{`${problem} `}</span>
            {back && (
              <Link className="link" to={back.to}>
                {t(back.label)}
              </Link>
            )}
          </Note>
        )}
        {left !== null && (
          <Note kind="warn" className={styles.note}>
            <span role="timer">{t('checkout.expiresSoon', { time: timeLeftText(left) })}</span>
          </Note>
        )}
        <div className={`bottom-bar ${styles.place}`}>
          <Button
            kind="primary"
            size="lg"
            block
            busy={busy}
            disabled={!isCurrent && !busy}
            onClick={onPlace}
          >
            {t('checkout.placeOrder')}
          </Button>
        </div>
        <FieldHint as="p" className={styles.hint}>
          {t('checkout.autoCancelHint')}
        </FieldHint>
      </section>
      {address && <SummaryAddress address={address} />}
    </aside>
  );
}

/** The address that the order is sent to. */
function SummaryAddress({ address }: { address: Address }) {
  const { locale } = useTranslation();
  return (
    <section className={`card card--pad ${styles.address}`}>
      <Icon as={MapPin} size={16} className={styles.pin} />
      <div>
        <b className="any-length" translate="no">
          {address.realName}
        </b>
        <NoTranslate className="num muted any-length">{` ${phoneText(address)}`}</NoTranslate>
        <p>{addressLine(address, locale)}</p>
      </div>
    </section>
  );
}
