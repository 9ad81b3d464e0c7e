import type { Review } from '#generated/model/review.ts';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { initialOf } from './public-name.ts';
import * as styles from './reviews.module.css';

/** Avatar of the author; the first letter of the name if there is none. */
export function ReviewAvatar({ review: { avatar, nickname } }: { review: Review }) {
  if (avatar)
    return <Picture className="avatar" srcFor={srcFor(avatar)} alt="" width={40} height={40} />;
  return (
    <span className={`avatar ${styles.initial}`} aria-hidden>
      {initialOf(nickname)}
    </span>
  );
}
