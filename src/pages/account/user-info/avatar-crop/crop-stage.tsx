import { ZoomIn, ZoomOut } from 'lucide';
import {
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { FieldHint } from '#/ui/field-notes.tsx';
import { Icon } from '#/ui/icon.ts';
import { ownKey } from '#/ui/own-key.ts';
import {
  type Crop,
  clampCrop,
  cropAfterDrag,
  cropAfterKey,
  cropStyle,
  MAX_ZOOM,
  type Size,
} from './crop.ts';
import * as styles from './crop-stage.module.css';
import { focusOnMount } from '#/ui/focus.ts';

interface OpenedPicture extends Size {
  image: HTMLImageElement;
  url: string;
}

/** Decodes a file as a picture; null until it is decoded. */
export function usePicture(file: File, onBroken: () => void): OpenedPicture | null {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const broken = useEffectEvent(onBroken);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    const image = new Image();
    let wanted = true;
    image.src = url;
    image.decode().then(
      () =>
        wanted &&
        setPicture({ image, url, width: image.naturalWidth, height: image.naturalHeight }),
      () => wanted && broken(),
    );
    return () => {
      wanted = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
}

const STAGE = 320;
const PREVIEWS = [96, 44];
const ZOOM_STEP = 0.01;
/** One wheel notch zooms by 10 %. */
const WHEEL_STEP = 0.001;

interface CropStageProps {
  picture: OpenedPicture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Rendered after the dialog has opened, when the picture is decoded: it takes the focus. Crop area with drag, wheel and keyboard control, and a preview. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const { t } = useTranslation();
  const hint = useId();
  const held = useRef<{ x: number; y: number } | null>(null);
  const zoomTo = (zoom: number) => onChange(clampCrop(picture, { ...crop, zoom }));

  function grab(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  }

  function pull(event: PointerEvent) {
    if (!held.current) return;
    const at = { x: event.clientX, y: event.clientY };
    onChange(
      cropAfterDrag(picture, crop, { x: at.x - held.current.x, y: at.y - held.current.y }, STAGE),
    );
    held.current = at;
  }

  function keyDown(event: KeyboardEvent) {
    const next = cropAfterKey(picture, crop, ownKey(event));
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }

  const letGo = () => (held.current = null);
  return (
    <div className={styles.root}>
      <div>
        <div
          ref={focusOnMount}
          className={styles.stage}
          style={{ width: STAGE, height: STAGE }}
          role="application"
          tabIndex={0}
          aria-label={t('account.cropArea')}
          aria-describedby={hint}
          onPointerDown={grab}
          onPointerMove={pull}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={keyDown}
          onWheel={(event) => zoomTo(crop.zoom * (1 - event.deltaY * WHEEL_STEP))}
        >
          <img src={picture.url} alt="" draggable={false} style={cropStyle(picture, crop, STAGE)} />
          <span className={styles.ring} aria-hidden />
        </div>
        <div className={styles.zoom}>
          <Icon as={ZoomOut} size={16} />
          <input
            type="range"
            autoComplete="off"
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            value={crop.zoom}
            aria-label={t('account.zoom')}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
          <Icon as={ZoomIn} size={16} />
        </div>
      </div>
      <div className={styles.side}>
        <FieldHint as="p" id={hint}>
          {t('account.cropHint')}
        </FieldHint>
        <p className={styles.previewLabel}>{t('account.preview')}</p>
        <div className={styles.previews} aria-hidden>
          {PREVIEWS.map((size) => (
            <span key={size} style={{ width: size, height: size }}>
              <img src={picture.url} alt="" style={cropStyle(picture, crop, size)} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
