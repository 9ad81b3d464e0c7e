import { useTranslation } from '#/i18n/use-translation.ts';
import type { MerchantDetail } from '#generated/model/merchantDetail.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import type { Elements } from '#/lib/content.ts';
import { telOf } from '#/lib/contact.ts';
import { Fact, Facts } from '#/ui/facts.tsx';
import { NoTranslate } from '#/ui/no-translate.tsx';
import { ContactLink } from './contact-link.tsx';
import { storeContact } from './store-contact.ts';
import * as styles from './store-facts.module.css';

/** Facts about a store; missing ones are not rendered. */
export function StoreFacts({
  store,
  about,
  children,
}: {
  store: MerchantIndex;
  about: MerchantDetail;
  children?: Elements;
}) {
  const { t } = useTranslation();
  const contact = storeContact(store);
  return (
    <Facts className={styles.root}>
      <Fact name={t('storePage.introduction')} wide>
        {about.intro}
      </Fact>
      {children}
      <Fact name={t('storePage.address')}>{about.address}</Fact>
      {about.phone && (
        <Fact name={t('storePage.phone')}>
          <a className="link num any-length" translate="no" href={telOf(about.phone)}>
            {about.phone}
          </a>
        </Fact>
      )}
      {contact && contact.kind !== 'call' && (
        <Fact name={t('storePage.service')}>
          <ContactLink className="link" contact={contact}>
            {contact.kind === 'write' ? (
              <NoTranslate className="any-length">
                {contact.href.replace('mailto:', '')}
              </NoTranslate>
            ) : (
              t('side.chat')
            )}
          </ContactLink>
        </Fact>
      )}
    </Facts>
  );
}
