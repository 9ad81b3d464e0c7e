import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#generated/client/user/user.ts';
import { shopName } from '#/config/shop.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './welcome-head.module.css';

/** Greeting of a signed-in shopper. */
export function Member() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: user } = useUserInfo();
  return (
    <div className={styles.root}>
      {user?.avatar && (
        <Picture className="avatar" srcFor={srcFor(user.avatar)} alt="" width={40} height={40} />
      )}
      <h2 className={styles.title}>
        {user
          ? t('home.hello', { name: user.nickname })
          : t('home.welcome', { shop: shopName(locale) })}
      </h2>
    </div>
  );
}
