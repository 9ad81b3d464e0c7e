/** Addresses of a store's banners: backends hold them as they are, or in an attachment. What is neither is left out. */
export function bannerPictures(banners: unknown): string[] {
  if (!Array.isArray(banners)) return [];
  return banners
    .map((banner: unknown) => (isAttachment(banner) ? banner.sattDir : banner))
    .filter((address): address is string => typeof address === 'string' && address !== '');
}

const isAttachment = (banner: unknown): banner is { sattDir: unknown } =>
  typeof banner === 'object' && banner !== null && 'sattDir' in banner;
