import { Search } from 'lucide';
import type { FormEvent } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useNavigate } from 'react-router-dom';
import { useFormAddress } from './form-address.tsx';
import { useAddressText } from '#/router/router.tsx';
import { Button } from '#/ui/button.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import * as styles from './words-form.module.css';

const MOST_WORDS = 100;

interface WordsFormProps {
  label: string;
  /** name of the parameter with the search text */
  name: string;
  /** current search text */
  words: string;
  /** address of a search, with the other parameters */
  to: (words: string) => string;
}

/** Search form of a list; works without scripts. */
export function WordsForm({ label, name, words, to }: WordsFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useAddressText(words);
  const { action, others } = useFormAddress(to(''));

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(to(text.trim()));
  }

  return (
    <form
      className={styles.root}
      role="search"
      aria-label={label}
      action={action}
      onSubmit={submit}
    >
      {others}
      <TextInput
        small
        className={styles.input}
        type="search"
        name={name}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MOST_WORDS}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        trailing={
          <Button
            className={styles.button}
            kind="ghost"
            size="sm"
            type="submit"
            icon={Search}
            aria-label={t('nav.search')}
          />
        }
      />
    </form>
  );
}
