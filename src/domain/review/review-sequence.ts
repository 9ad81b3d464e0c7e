import type { ReviewableLine } from '#generated/model/reviewableLine.ts';

type StepState = 'sent' | 'now' | 'later' | 'skipped';

/** The lines of a merchant order, reviewed one after another. */
export interface ReviewSequence {
  lines: readonly ReviewableLine[];
  /** index of the current line; the number of lines when all are done */
  at: number;
  /** ids of reviewed lines */
  sent: readonly number[];
}

/** @param first id of the first line; the lines before it follow at the end */
export function startSequence(
  lines: readonly ReviewableLine[],
  first: number | undefined,
): ReviewSequence {
  const start = Math.max(
    0,
    lines.findIndex(({ id }) => id === first),
  );
  return { lines: [...lines.slice(start), ...lines.slice(0, start)], at: 0, sent: [] };
}

/** The current line; undefined at the end. */
export const currentLine = ({ lines, at }: ReviewSequence): ReviewableLine | undefined => lines[at];

export const isLastStep = ({ lines, at }: ReviewSequence): boolean => at === lines.length - 1;

export const skipStep = (sequence: ReviewSequence): ReviewSequence => ({
  ...sequence,
  at: Math.min(sequence.at + 1, sequence.lines.length),
});

/** Marks the current line as reviewed and moves to the next. */
export function finishStep(sequence: ReviewSequence): ReviewSequence {
  const line = currentLine(sequence);
  return { ...skipStep(sequence), sent: line ? [...sequence.sent, line.id] : sequence.sent };
}

export function stepState({ lines, at, sent }: ReviewSequence, place: number): StepState {
  const line = lines[place];
  if (line && sent.includes(line.id)) return 'sent';
  if (place === at) return 'now';
  return place > at ? 'later' : 'skipped';
}
