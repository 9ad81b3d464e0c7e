import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { SettlementStatus } from '#generated/model/settlementStatus.ts';
import { StatusTag } from '#/domain/merchant/application/status-tag.tsx';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { DenialReason } from './denial-reason.tsx';
import { SentOn } from './sent-on.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import * as styles from './application-card.module.css';

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
