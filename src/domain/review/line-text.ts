import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { optionText } from '#/backend/option-text.ts';

/** Option and quantity of a line: `Celadon · 600 ml · × 2`. */
export const lineText = ({ sku, payNum }: Pick<ReviewableLine, 'sku' | 'payNum'>): string =>
  [optionText(sku), `× ${payNum}`].filter(Boolean).join(' · ');
