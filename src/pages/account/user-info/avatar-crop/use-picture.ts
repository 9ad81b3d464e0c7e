import { useEffect, useEffectEvent, useState } from 'react';
import type { Size } from './crop.ts';

export interface OpenedPicture extends Size {
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
