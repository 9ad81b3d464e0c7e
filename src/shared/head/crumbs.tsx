import { useTranslation } from '#/i18n/use-translation.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { addressOf } from '#/i18n/languages.ts';
import { Breadcrumb, type Crumb } from '#/ui/breadcrumb.tsx';
import { JsonLd } from './json-ld.tsx';

const hasLabel = ({ label }: Crumb) => label.trim() !== '';

/** Breadcrumbs with structured data. Items without a label are left out. */
export function Crumbs({ items: all }: { items: readonly Crumb[] }) {
  const { t } = useTranslation();
  const items = all.filter(hasLabel);
  return (
    <>
      <Breadcrumb label={t('a11y.breadcrumb')} items={items} />
      <BreadcrumbJsonLd items={items} />
    </>
  );
}

/** Breadcrumbs as structured data only. */
export function BreadcrumbJsonLd({ items }: { items: readonly Crumb[] }) {
  const { locale } = useTranslation();
  const steps = items.filter(hasLabel).map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to === undefined ? {} : { item: addressOf(shopOrigin(), locale, to) }),
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: steps }} />;
}
