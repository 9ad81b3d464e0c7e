import { ArrowRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';

/** Link from a section of the home page to its full list. */
export function SeeAll({
  to,
  of,
  className = 'more',
}: {
  to: string;
  of: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Link className={className} to={to}>
      <span>{t('nav.seeAll')}</span>
      <span className="sr">{` ${of}`}</span>
      <Icon as={ArrowRight} size={16} />
    </Link>
  );
}
