/** Banner addresses of a store: texts or attachments, depending on the backend. Others are dropped. */
export function bannerPictures(banners: unknown): string[] {
  if (!Array.isArray(banners)) return [];
  return banners
    .map((banner: unknown) => (isAttachment(banner) ? banner.sattDir : banner))
    .filter((address): address is string => typeof address === 'string' && address !== '');
}

const isAttachment = (banner: unknown): banner is { sattDir: unknown } =>
  typeof banner === 'object' && banner !== null && 'sattDir' in banner;
