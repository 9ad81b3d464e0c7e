import { useId, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { StatusTag } from '#/domain/merchant/application/status-tag.tsx';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import { PictureRow } from '#/shared/picture/picture-row.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Note } from '#/ui/note.tsx';
import { percentText } from '#/i18n/format.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { Fact, Facts } from '#/ui/facts.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useDates } from '#/shared/time/dates.tsx';
import * as styles from './application-card.module.css';
import * as applicationDialogStyles from './application-dialog.module.css';
import * as denialReasonStyles from './denial-reason.module.css';
import * as applicationFactsStyles from './application-facts.module.css';

/** The fields of an application; empty ones are omitted. */
function ApplicationFacts({ application }: { application: SettlementRecord }) {
  const { t, locale } = useTranslation();
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
      <Facts className={applicationFactsStyles.root}>
        <Fact name={t('apply.company')}>{name}</Fact>
        <Fact fixed name={t('apply.realName')}>
          {realName}
        </Fact>
        <Fact name={t('apply.category')}>{category}</Fact>
        <Fact name={t('apply.storeType')}>{type}</Fact>
        <Fact fixed name={t('apply.email')}>
          {email}
        </Fact>
        <Fact fixed name={t('apply.phone')}>
          {phone}
        </Fact>
        <Fact name={t('apply.keywords')} wide>
          {keywords}
        </Fact>
        <Fact name={t('apply.address')} wide>
          {address}
        </Fact>
      </Facts>
      {handlingFee !== null && (
        <p className={`${applicationFactsStyles.fee} muted`}>
          {t('apply.fee', { percent: percentText(handlingFee, locale) })}
        </p>
      )}
    </>
  );
}

interface SentOnProps {
  application: SettlementRecord;
  id?: string;
}

/** Submission date of an application; renders nothing if it is missing. */
function SentOn({ application, id }: SentOnProps) {
  const { t } = useTranslation();
  const { localMoment } = useDates();
  const date = parseWireTime(application.createTime);
  if (!date) return null;
  return (
    <time id={id} className="muted num" dateTime={date.toISOString()}>
      {t('apply.sentOn', { date: localMoment(date) })}
    </time>
  );
}

/** Reason for refusing an application, as entered by the platform. */
function DenialReason({
  application: { auditStatus, denialReason },
}: {
  application: SettlementRecord;
}) {
  const { t } = useTranslation();
  if (auditStatus !== SettlementStatus.refused || !denialReason) return null;
  return (
    <Note kind="error" className={denialReasonStyles.root}>
      <b>{t('apply.reason')}</b>
      <p>{denialReason}</p>
    </Note>
  );
}

interface ApplicationDialogProps {
  application: SettlementRecord;
  onClose: () => void;
}

/** All details of an application. */
function ApplicationDialog({ application, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation();
  const { name, auditStatus, qualificationPicture } = application;
  const papers = t('apply.qualification');
  const pictures = [...new Set(qualificationPicture)].filter((src) => src !== '');
  return (
    <Dialog
      open
      size="md"
      title={<span className="clip-2">{name}</span>}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {/* Takes the initial focus; otherwise the first picture, far down, would get it. */}
      <div className={applicationDialogStyles.state} tabIndex={-1} data-autofocus>
        <StatusTag status={auditStatus} />
        <SentOn application={application} />
      </div>
      <DenialReason application={application} />
      <ApplicationFacts application={application} />
      {pictures.length > 0 && (
        <div className={applicationDialogStyles.pictures}>
          <h3>{papers}</h3>
          <PictureRow pictures={pictures} size={104} title={`${name} \u00b7 ${papers}`} />
        </div>
      )}
    </Dialog>
  );
}

interface ApplicationCardProps {
  application: SettlementRecord;
  /** the backend allows changing pending applications */
  changeable: boolean;
}

export function ApplicationCard({ application, changeable }: ApplicationCardProps) {
  const { t } = useTranslation();
  const [viewed, setViewed] = useState(false);
  // Several applications may have the same name.
  const time = useId();
  const { id, name, auditStatus } = application;
  return (
    <li className={`card ${styles.root}`}>
      <div className={styles.head}>
        <h2 className="clip-2" title={name}>
          {name}
        </h2>
        <StatusTag status={auditStatus} className={styles.tag} />
      </div>
      <SentOn id={time} application={application} />
      <DenialReason application={application} />
      <ItemName value={time}>
        <div className={styles.acts}>
          {changeable && auditStatus === SettlementStatus.waiting && (
            <ButtonLink size="sm" to={paths.apply(id)} aria-label={t('apply.editOf', { name })}>
              {t('common.edit')}
            </ButtonLink>
          )}
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('apply.viewOf', { name })}
            onClick={() => setViewed(true)}
          >
            {t('apply.view')}
          </Button>
          {auditStatus === SettlementStatus.refused && (
            <ButtonLink
              size="sm"
              kind="soft"
              to={paths.apply(id)}
              aria-label={t('apply.resubmitOf', { name })}
            >
              {t('apply.resubmit')}
            </ButtonLink>
          )}
        </div>
      </ItemName>
      {viewed && <ApplicationDialog application={application} onClose={() => setViewed(false)} />}
    </li>
  );
}
