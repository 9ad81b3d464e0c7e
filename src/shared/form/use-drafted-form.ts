import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import { useHydrated } from '#/shared/async/use-hydrated.ts';
import { readFormDraft, useFormDraft } from './form-draft.ts';

interface DraftedForm<Values extends FieldValues> extends Pick<UseFormProps<Values>, 'resolver'> {
  /** form and subject, e.g. `refund.SH123` */
  name: string;
  /** the values without a draft, as a server renders them */
  empty: Values;
  /** the values without a draft in this browser, if it has stored some for all forms */
  ownEmpty?: () => Values;
  /** a field that must not be stored */
  secret?: keyof Values & string;
}

/** What was entered before hydration, and is entered again right after it. */
const changesOf = <Values extends object>(from: Values, to: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(to).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(from[field as keyof Values]),
    ),
  ) as Partial<Values>;

/**
 * A form whose values are stored in the tab. A document that a server rendered has the form without the draft, so that it
 * is filled in right after hydration, before the next paint.
 */
export function useDraftedForm<Values extends FieldValues>({
  name,
  empty,
  ownEmpty = () => empty,
  secret,
  resolver,
}: DraftedForm<Values>) {
  const isHydrated = useHydrated();
  const read = () => {
    const own = ownEmpty();
    const values = readFormDraft(name, own);
    return { values, hasDraft: values !== own };
  };
  const [stored, setStored] = useState(() => (isHydrated ? read() : null));
  const [first] = useState(stored);
  if (isHydrated && !stored) setStored(read());
  const form = useForm<Values>({
    defaultValues: (first?.values ?? empty) as DefaultValues<Values>,
    ...(resolver && { resolver }),
  });

  const restore = useEffectEvent(({ values }: { values: Values }) =>
    form.reset({ ...values, ...changesOf(empty, form.getValues()) }),
  );
  useLayoutEffect(() => {
    if (stored && stored !== first) restore(stored);
  }, [stored, first]);
  useFormDraft(form, name, secret);
  return { form, hasDraft: stored?.hasDraft ?? false };
}
