import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { storePicture } from '#/domain/upload/actions.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Note } from '#/ui/note.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { editUser } from '../actions.ts';
import { type Crop, initialCrop } from './crop.ts';
import { CropStage } from './crop-stage.tsx';
import { encodeCrop } from './encode-crop.ts';
import { type OpenedPicture, usePicture } from './use-picture.ts';
import * as styles from './crop-stage.module.css';

interface AvatarDialogProps {
  user: UserCenter;
  file: File;
  /** called if the file cannot be decoded as a picture */
  onBroken: () => void;
  onClose: () => void;
}

/** Crops a picture to a square and saves it as the avatar. */
export default function AvatarDialog({ user, file, onBroken, onClose }: AvatarDialogProps) {
  const { t } = useTranslation();
  const picture = usePicture(file, onBroken);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [isEncoding, setIsEncoding] = useState(false);
  const queue = useRef(Promise.resolve<unknown>(null));
  // Two actions: the picture is not uploaded again if the session expires in between.
  const upload = useAction(storePicture, { errors: 'inline' });
  const change = useAction(editUser, { errors: 'inline' });
  const busy = isEncoding || upload.busy || change.busy;
  const failed = upload.failure ?? change.failure;
  const failure = failed && (failed.problem || t('upload.notStored'));
  const crop = chosen ?? (picture && initialCrop(picture));

  async function store(multipart: File) {
    const stored = await upload.run(queue, UploadFolder.shopper, multipart);
    if (!stored.done || !(await change.run(user.nickname, stored.result.url)).done) return;
    showToast('ok', t('account.updateSU'));
    onClose();
  }

  async function save(opened: OpenedPicture, square: Crop) {
    setIsEncoding(true);
    const cut = await encodeCrop(opened.image, opened, square);
    setIsEncoding(false);
    if (cut) await store(cut);
    else onBroken();
  }

  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button
        kind="primary"
        busy={busy}
        disabled={!picture}
        onClick={() => picture && crop && void save(picture, crop)}
      >
        {t('common.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="md"
      guarded={busy}
      onClose={onClose}
      title={t('account.cropTitle')}
      closeLabel={t('common.close')}
      actions={actions}
    >
      {picture && crop ? (
        <CropStage picture={picture} crop={crop} onChange={setChosen} />
      ) : (
        <div className={styles.cropWait}>
          <Skeleton width={320} height={320} radius={12} />
        </div>
      )}
      {failure && !busy && (
        <Note kind="error" className={styles.cropFailed}>
          <span role="alert">{failure}</span>
        </Note>
      )}
    </Dialog>
  );
}
