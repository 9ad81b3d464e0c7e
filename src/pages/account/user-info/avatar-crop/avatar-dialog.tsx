import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
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
import { type Crop, initialCrop, type Size, sideOf } from './crop.ts';
import { CropStage, usePicture } from './crop-stage.tsx';
import * as styles from './crop-stage.module.css';

/** Twice the largest display size of an avatar, for high-density screens. */
const SIDE = 512;
const QUALITY = 0.9;

/** Encodes the crop as a file; null if the browser cannot. */
function encodeCrop(image: CanvasImageSource, picture: Size, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const side = sideOf(picture, crop);
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'avatar.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      QUALITY,
    ),
  );
}

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

  async function save(opened: ComponentProps<typeof CropStage>['picture'], square: Crop) {
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
