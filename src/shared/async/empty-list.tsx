import type { ComponentProps } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';

interface EmptyListProps extends Omit<ComponentProps<typeof Empty>, 'action'> {
  picture: string;
  /** by default to the home page */
  link?: { to: string; label: string };
}

/** Message of a list without items, with a link. */
export function EmptyList({ link, ...rest }: EmptyListProps) {
  const { t } = useTranslation();
  const action = (
    <ButtonLink kind="primary" to={link?.to ?? paths.home()}>
      {link?.label ?? t('empty.goShopping')}
    </ButtonLink>
  );
  return <Empty {...rest} action={action} />;
}
