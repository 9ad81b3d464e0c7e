import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { paths } from '#/lib/paths.ts';
import { ReviewForm } from './review-form.tsx';
import {
  currentLine,
  finishStep,
  type ReviewSequence,
  skipStep,
  startSequence,
} from './review-sequence.ts';
import { ReviewThanks } from './review-thanks.tsx';

interface WriteReviewsProps {
  orderNo: string;
  /** lines to review when the page was opened; later ones are ignored */
  lines: readonly ReviewableLine[];
  /** id of the first line */
  first: number | undefined;
}

/** Reviews the lines of a merchant order one after another. */
export function WriteReviews({ orderNo, lines, first }: WriteReviewsProps) {
  const navigate = useNavigate();
  const [sequence, setSequence] = useState(() => startSequence(lines, first));
  const line = currentLine(sequence);

  function moveTo(next: ReviewSequence) {
    const following = currentLine(next);
    // The address contains the line, so that a reload restores it.
    if (following) void navigate(paths.writeReview(orderNo, following.id), { replace: true });
    else if (next.sent.length === 0) return void navigate(paths.reviews());
    setSequence(next);
  }

  if (!line)
    return (
      <ReviewThanks reviewed={sequence.lines.filter(({ id }) => sequence.sent.includes(id))} />
    );
  return (
    <ReviewForm
      key={line.id}
      line={line}
      sequence={sequence}
      onReviewed={() => moveTo(finishStep(sequence))}
      onSkip={() => moveTo(skipStep(sequence))}
    />
  );
}
