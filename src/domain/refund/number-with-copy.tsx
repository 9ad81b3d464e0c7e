import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../features/copy/copy-button.tsx';

/**
 * The number of an order or a refund, and a button that copies it. The button's name begins with
 * the word that is seen and a blank: languages without blanks between words need it.
 */
export function NumberWithCopy({ no }: { no: string }) {
  const { t } = useTranslation();
  return (
    <span className="row">
      <span className="num">{no}</span>
      <CopyButton text={no} label={`${t('common.copy')} ${no}`} />
    </span>
  );
}
