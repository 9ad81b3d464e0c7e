import type { ProductInfo } from '../../../generated/model/productInfo.ts';
import type { Sku } from '../../../generated/model/sku.ts';

/** Pictures of the gallery: the product's own, and the one of the chosen sku where it is not among them. */
export function galleryPictures(
  { image, sliderImage }: Pick<ProductInfo, 'image' | 'sliderImage'>,
  sku: Pick<Sku, 'image'> | null,
): string[] {
  const own = sliderImage.some(Boolean) ? sliderImage : [image];
  return [...new Set([...own, sku?.image ?? ''].filter(Boolean))];
}
