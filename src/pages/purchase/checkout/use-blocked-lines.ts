import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { problemText } from '#/domain/cart/problem-text.ts';

export interface BlockedLines {
  /** lines that cannot be bought, by sku id */
  problems: readonly LineProblem[];
  /** Finds the lines that caused a refusal. @returns a message that names the first one */
  explain: (error: ApiError) => Promise<string>;
}

/** A refusal does not name its line: cart, product and store data are checked to find it. */
export function useBlockedLines(preOrder: PreOrder | undefined): BlockedLines {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);

  async function find(refused: PreOrder): Promise<LineProblem[]> {
    // Without the code the backend's own message is shown.
    const finder = await import('./find-blocked-lines.ts').catch(() => null);
    try {
      return (await finder?.findBlockedLines(queryClient, refused)) ?? [];
    } catch (error) {
      if (!isApiError(error)) throw error;
      return [];
    }
  }

  async function explain(error: ApiError): Promise<string> {
    const found = preOrder && error.kind === 'answer' ? await find(preOrder) : [];
    setProblems(found);
    return found[0] ? problemText(found[0], t) : messageOf(error, t);
  }

  return { problems, explain };
}
