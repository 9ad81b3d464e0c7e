import { useTranslation } from '#/i18n/use-translation.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { LinkedText } from '#/ui/linked-text.tsx';

/** A text with a link to the privacy policy, which opens in a new tab. */
export function PrivacyText({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <LinkedText text={text}>
      {(words) => (
        <Link
          className="link"
          to={paths.privacy()}
          target="_blank"
          rel="noopener"
          title={t('a11y.newTab')}
        >
          {words}
        </Link>
      )}
    </LinkedText>
  );
}
