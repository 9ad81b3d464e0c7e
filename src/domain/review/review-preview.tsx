import { UserRound } from 'lucide';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#generated/client/user/user.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { maskName } from './product-reviews/public-name.ts';
import { langOfText } from '#/lib/lang-of-text.ts';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import { Stars } from '#/ui/stars.tsx';
import type { ReviewValues } from './review-form-schema.ts';
import * as styles from './review-aside.module.css';

/** Preview of the review on the product page. */
export function ReviewPreview({ control }: { control: Control<ReviewValues> }) {
  const { t } = useTranslation();
  const [star, comment, pictures] = useWatch({ control, name: ['star', 'comment', 'pictures'] });
  const { data: user } = useUserInfo();
  return (
    <section className="card card--pad">
      <h2 className={styles.title}>{t('review.preview')}</h2>
      <div className={styles.author}>
        {user?.avatar ? (
          <Picture className="avatar" srcFor={srcFor(user.avatar)} alt="" width={40} height={40} />
        ) : (
          <span className={styles.anonymous}>
            <Icon as={UserRound} />
          </span>
        )}
        <span className={styles.who}>
          <b className="clip">{maskName(user?.nickname ?? '')}</b>
          <Stars value={star} label={t('reviews.stars', { count: star })} />
        </span>
      </div>
      {comment.trim() ? (
        <p lang={langOfText(comment) ?? ''} dir="auto" className={styles.text}>
          {comment}
        </p>
      ) : (
        <p className="muted">{t('review.previewText')}</p>
      )}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <Picture key={picture} srcFor={srcFor(picture)} alt="" width={72} height={72} />
          ))}
        </div>
      )}
    </section>
  );
}
