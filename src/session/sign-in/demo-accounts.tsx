import { useTranslation } from '#/i18n/use-translation.ts';
import { runtimeConfig } from '#/config/runtime.ts';
import { countryOfDial } from '#/shared/country/countries.ts';
import { updateDraft } from './draft.ts';
import type { Values } from './schemas.ts';
import { usePanelField } from './use-panel-form.ts';
import * as styles from './demo-accounts.module.css';
import * as signInStyles from './sign-in.module.css';

interface DemoAccount {
  nickname: string;
  /** display name */
  name: string;
  who: Partial<Pick<Values, 'email' | 'country' | 'phone'>>;
  password: string;
}

/** Buttons that fill in the form with an account of the demo market. Other shops have none. */
function DemoAccounts({ accounts }: { accounts: DemoAccount[] }) {
  const { t } = useTranslation();
  const form = usePanelField();
  if (accounts.length === 0) return null;

  function pick({ who, password }: DemoAccount) {
    form.clearErrors();
    for (const [name, value] of Object.entries(who) as [keyof typeof who, string][])
      form.setValue(name, value);
    form.setValue('password', password);
    updateDraft(who);
    form.setFocus('agreed');
  }

  return (
    <section className={styles.root}>
      <h2 className={signInStyles.or}>{t('auth.demoAccounts')}</h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.name}>
            <button type="button" onClick={() => pick(account)}>
              <b>{account.nickname}</b>
              <span>{account.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DemoEmails() {
  const { demoAccounts = [] } = runtimeConfig();
  const accounts = demoAccounts.map(({ nickname, email, password }) => ({
    nickname,
    name: email,
    who: { email },
    password,
  }));
  return <DemoAccounts accounts={accounts} />;
}

export function DemoPhones() {
  const { demoPhones = [] } = runtimeConfig();
  const accounts = demoPhones.map(({ nickname, countryCode, phone, password }) => {
    const country = countryOfDial(countryCode.replace('+', ''), null) ?? '';
    return { nickname, name: `${countryCode} ${phone}`, who: { country, phone }, password };
  });
  return <DemoAccounts accounts={accounts} />;
}
