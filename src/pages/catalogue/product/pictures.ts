import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';

/** CSS pixels of the large picture. */
export const LARGE_WIDTH = 500;

/** Gallery pictures: those of the product, and that of the selected sku if it is not among them. */
export function galleryPictures(
  { image, sliderImage }: Pick<ProductInfo, 'image' | 'sliderImage'>,
  sku: Pick<Sku, 'image'> | null,
): string[] {
  const productPictures = sliderImage.some(Boolean) ? sliderImage : [image];
  return [...new Set([...productPictures, sku?.image ?? ''].filter(Boolean))];
}
