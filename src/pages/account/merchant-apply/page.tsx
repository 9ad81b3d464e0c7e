import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Check } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import statePicture from '#/assets/states/applications.webp';
import { LoadError } from '#/shared/async/load-error.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Button } from '#/ui/button.tsx';
import { StateMark } from '#/ui/state-mark.tsx';
import { Timeline, TimelineItem } from '#/ui/timeline.tsx';
import {
  useSettlementDetail,
  useSettlementRecords,
} from '#generated/client/settlement/settlement.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import type { ApiError } from '#/api/error.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { applySearch } from '../routes.ts';
import * as styles from './page.module.css';
import * as applySentStyles from './apply-sent.module.css';
import * as applyAsideStyles from './apply-aside.module.css';
import { applicationsParams } from '#/domain/merchant/application/application-queries.ts';
import { StatusTag } from '#/domain/merchant/application/status-tag.tsx';
import { Link } from '#/ui/link.tsx';
import * as earlierApplicationsStyles from './earlier-applications.module.css';

const SHOWN_APPLICATIONS = 3;

/** The newest applications. Renders nothing without any. */
function EarlierApplications() {
  const { t } = useTranslation();
  const { data } = useSettlementRecords(applicationsParams(1));
  if (!data?.list.length) return null;
  return (
    <section className="card card--pad">
      <h2 className={earlierApplicationsStyles.title}>{t('apply.earlier')}</h2>
      <ul className={earlierApplicationsStyles.list}>
        {data.list.slice(0, SHOWN_APPLICATIONS).map(({ id, name, auditStatus, denialReason }) => (
          <li key={id}>
            <div className={earlierApplicationsStyles.line}>
              <span className="clip">{name}</span>
              <StatusTag status={auditStatus} />
            </div>
            {auditStatus === SettlementStatus.refused && (
              <>
                {denialReason && <p className="muted">{denialReason}</p>}
                <Link
                  className="link"
                  to={paths.apply(id)}
                  aria-label={t('apply.resubmitOf', { name })}
                >
                  {t('apply.resubmit')}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <Link className="link" to={paths.applications()}>
        {t('apply.all')}
      </Link>
    </section>
  );
}

/** If the backend has no detail call, the application is searched among the newest. */
const NEWEST = { page: 1, limit: 50 };

type ApplicationState =
  | { state: 'loading' | 'gone' }
  | { state: 'failed'; error: ApiError; retry: () => void; busy: boolean }
  /** `asNew`: the backend cannot change applications, so a new one is submitted */
  | { state: 'found'; application: SettlementRecord; asNew: boolean };

function stateOf(application: SettlementRecord | undefined, asNew: boolean): ApplicationState {
  const { waiting, refused } = SettlementStatus;
  const canChange =
    application?.auditStatus === refused || (application?.auditStatus === waiting && !asNew);
  return application && canChange ? { state: 'found', application, asNew } : { state: 'gone' };
}

/** The shopper's application to change or resubmit. */
function useApplication(id: number): ApplicationState {
  const asNew = lacksExtension('settlementDetail');
  const detail = useSettlementDetail(id, { query: { enabled: !asNew } });
  const newest = useSettlementRecords(NEWEST, { query: { enabled: asNew } });
  const query = asNew ? newest : detail;
  if (asNew && newest.data)
    return stateOf(
      newest.data.list.find((application) => application.id === id),
      true,
    );
  if (!asNew && detail.data) return stateOf(detail.data, false);
  if (!query.isError) return { state: 'loading' };
  // The response for missing applications and for those of other members.
  if (query.error.code === 500 && query.error.message !== '') return { state: 'gone' };
  const { error, isFetching: busy } = query;
  return { state: 'failed', error, busy, retry: () => void query.refetch() };
}

/** Working days in which the platform reviews an application. */
const REVIEW_DAYS = 15;

/** The steps of an application, and earlier applications. */
function ApplyAside({ sent }: { sent: boolean }) {
  const { t } = useTranslation();
  const steps = [
    { name: t('apply.stepSend'), text: t('apply.stepSendText') },
    { name: t('apply.stepReview'), text: t('apply.stepReviewText', { count: REVIEW_DAYS }) },
    { name: t('apply.stepResult'), text: t('apply.stepResultText') },
    { name: t('apply.stepOpen'), text: t('apply.stepOpenText') },
  ];
  return (
    <aside className={`no-print ${applyAsideStyles.root}`}>
      <section className="card card--pad">
        <h2 className={applyAsideStyles.title}>{t('apply.next')}</h2>
        <Timeline>
          {steps.map(({ name, text }, index) => (
            <TimelineItem
              key={index}
              title={name}
              mark={index === Number(sent) ? 'now' : undefined}
            >
              <p>{text}</p>
            </TimelineItem>
          ))}
        </Timeline>
      </section>
      <EarlierApplications />
    </aside>
  );
}

const focusAndShow = (heading: HTMLElement | null) => heading?.focus();

/** Replaces the form after submission. */
function ApplySent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={`card ${applySentStyles.root}`}>
      <StateMark icon={Check} tone="ok" />
      <h2 ref={focusAndShow} tabIndex={-1}>
        {t('apply.sentTitle')}
      </h2>
      <p>{t('apply.sent', { count: REVIEW_DAYS })}</p>
      <div className={applySentStyles.acts}>
        <ButtonLink kind="primary" to={paths.applications()}>
          {t('account.applications')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('apply.another')}</Button>
      </div>
    </section>
  );
}

/** Placeholder of the form. */
const ApplySkeleton = () => <Skeleton height={1050} radius={12} />;

// Forms and validators are a fifth of this page's scripts; the frame renders before they load.
const LazyApplyForm = lazyPart(() => import('./apply-form.tsx'), 'ApplyForm');

/** The form filled with an application that is changed. */
function ChangeApplication({ id, onSent }: { id: number; onSent: () => void }) {
  const { t } = useTranslation();
  const found = useApplication(id);
  if (found.state === 'loading') return <ApplySkeleton />;
  if (found.state === 'failed')
    return <LoadError error={found.error} busy={found.busy} onRetry={found.retry} />;
  if (found.state === 'found') return <LazyApplyForm change={found} onSent={onSent} />;
  const action = (
    <ButtonLink kind="primary" to={paths.applications()}>
      {t('account.applications')}
    </ButtonLink>
  );
  return <Empty className="card" picture={statePicture} title={t('apply.gone')} action={action} />;
}

/** Application to become a merchant; with an id in the address, changes that application. */
export default function MerchantApplyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useSearch(applySearch);
  /** id of the application just submitted; 0 for a new one */
  const [sentId, setSentId] = useState<number | null>(null);
  const sent = sentId === (id ?? 0);

  function another() {
    if (id) void navigate(paths.apply());
    else setSentId(null);
  }

  return (
    <>
      <header className={styles.applyHero}>
        <h1>{id ? t('apply.editTitle') : t('apply.heroTitle')}</h1>
        <p>{t('apply.heroText', { count: REVIEW_DAYS })}</p>
      </header>
      <div className={styles.apply}>
        {sent && <ApplySent onAnother={another} />}
        {!sent && (
          <LazyBoundary showErrorOnFailure fallback={<ApplySkeleton />}>
            {id ? (
              <ChangeApplication key={id} id={id} onSent={() => setSentId(id)} />
            ) : (
              <LazyApplyForm key="new" change={null} onSent={() => setSentId(0)} />
            )}
          </LazyBoundary>
        )}
        <ApplyAside sent={sent} />
      </div>
    </>
  );
}
