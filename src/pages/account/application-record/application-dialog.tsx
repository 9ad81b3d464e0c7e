import { useTranslation } from 'react-i18next';
import type { SettlementRecord } from '#generated/model/settlementRecord.ts';
import { PictureRow } from '#/shared/picture/picture-row.tsx';
import { StatusTag } from '#/domain/merchant/application/status-tag.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { DenialReason } from './denial-reason.tsx';
import { SentOn } from './sent-on.tsx';
import * as styles from './application-dialog.module.css';

interface ApplicationDialogProps {
  application: SettlementRecord;
  onClose: () => void;
}

/** All details of an application. */
export function ApplicationDialog({ application, onClose }: ApplicationDialogProps) {
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
      <div className={styles.state} tabIndex={-1} data-autofocus>
        <StatusTag status={auditStatus} />
        <SentOn application={application} />
      </div>
      <DenialReason application={application} />
      <ApplicationFacts application={application} />
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <h3>{papers}</h3>
          <PictureRow pictures={pictures} size={104} title={`${name} \u00b7 ${papers}`} />
        </div>
      )}
    </Dialog>
  );
}
