import type { HomeAdvert } from '#generated/model/homeAdvert.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';

/** Picture of an advert with its link, if it has a safe one. */
export function SeasonSlide({ advert }: { advert: HomeAdvert }) {
  const address = safeUrl(advert.url);
  const picture = (
    <Picture srcFor={srcFor(advert.pic)} alt={advert.name} width={1200} height={120} />
  );
  if (!address) return picture;
  if (address.startsWith('/')) return <Link to={address}>{picture}</Link>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
}
