import { useTranslation } from 'react-i18next';
import { demoAccounts } from '../../config/runtime.ts';

interface DemoAccountsProps {
  onPick: (account: { email: string; password: string }) => void;
}

/** Accounts of the demo market; a real shop has none. */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  const { t } = useTranslation();
  const accounts = demoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section className="demo-accounts">
      <h2 className="or">{t('auth.demoAccounts')}</h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onPick(account)}>
              <b>{account.nickname}</b>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
