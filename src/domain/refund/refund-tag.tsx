import { useTranslation } from '#/i18n/use-translation.ts';
import type { RefundState } from '#generated/model/refundState.ts';
import { Tag } from '#/ui/tag.tsx';
import { refundView } from './refund-state.ts';
import * as styles from './refund-tag.module.css';

/** State of a refund as a tag with an icon. */
export function RefundTag({ state }: { state: RefundState }) {
  const { t } = useTranslation();
  const { tone, icon, label } = refundView(state);
  return (
    <Tag
      large
      icon={icon}
      tone={tone === 'ink' ? 'plain' : tone}
      className={tone === 'ink' ? styles.ink : undefined}
    >
      {label(t)}
    </Tag>
  );
}
