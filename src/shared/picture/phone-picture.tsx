import { useSyncExternalStore } from 'react';
import { runtimeConfig } from '#/config/runtime.ts';
import { noop } from '#/lib/noop.ts';
import { Picture, type PictureProps } from '#/ui/picture.tsx';
import { useDense } from '#/ui/use-dense.ts';
import { imageUrl, srcFor } from './src-for.ts';

/** Windows with the layout of phones. */
const PHONE = '(width < 48em)';
/**
 * Address template of the versions for phones: slides 4 by 5, adverts 2 by 1. Without one, phones show the wide pictures.
 */
const phoneImageTemplate = (): string =>
  runtimeConfig().phoneImageTemplate ?? import.meta.env.VITE_PHONE_IMAGE_TEMPLATE ?? '';

const noChange = () => noop;
const isPhone = () => window.matchMedia(PHONE).matches;

interface PhonePictureProps extends Omit<PictureProps, 'srcFor'> {
  /** address of the picture */
  src: string;
  /** width on phones in CSS pixels */
  phoneWidth: number;
}

/**
 * A picture that contains words. Phones get a version of their own, in another shape and with larger words, if the shop has
 * a template for its address. Styles find it by `data-phone-cut`.
 */
export function PhonePicture({ src, phoneWidth, width, ...rest }: PhonePictureProps) {
  const template = phoneImageTemplate();
  const cut = (wanted: number) => template && imageUrl(template, src, wanted);
  // As `Picture` does: only what the server has rendered can follow the window.
  const isServers = useDense() === null;
  const showsCut = useSyncExternalStore(noChange, isPhone, () => false) && !isServers;
  const sources = srcFor(src);
  if (!cut(phoneWidth)) return <Picture {...rest} srcFor={sources} width={width} />;
  return (
    <picture data-phone-cut>
      {isServers && (
        <source media={PHONE} srcSet={`${cut(phoneWidth)} 1x, ${cut(phoneWidth * 2)} 2x`} />
      )}
      <Picture {...rest} srcFor={showsCut ? cut : sources} width={showsCut ? phoneWidth : width} />
    </picture>
  );
}
