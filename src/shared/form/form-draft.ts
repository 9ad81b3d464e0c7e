import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';

const storedDraft = (name: string) =>
  persisted<object | null>(tabStore, `lychee.draft.${name}`, (stored) =>
    typeof stored === 'object' ? stored : null,
  );

const isSameType = (stored: unknown, value: unknown) =>
  typeof stored === typeof value &&
  Array.isArray(stored) === Array.isArray(value) &&
  (!Array.isArray(stored) || stored.every((entry) => typeof entry === 'string'));

/**
 * Stored form values of this tab. Fields that are missing or have another type keep their default, because stored data
 * is not trusted.
 * @param name form and subject, e.g. `refund.SH123`
 */
export function readFormDraft<T extends object>(name: string, defaults: T): T {
  const fields = Object.entries(storedDraft(name).read() ?? {}).filter(
    ([field, value]) =>
      Object.hasOwn(defaults, field) && isSameType(value, defaults[field as keyof T]),
  );
  return fields.length > 0 ? { ...defaults, ...Object.fromEntries(fields) } : defaults;
}

export const saveFormDraft = (name: string, values: object): void =>
  storedDraft(name).write(values);

/** Removes a draft, after its form was sent. */
export const clearFormDraft = (name: string): void => storedDraft(name).clear();

/**
 * Stores the typed values in the tab, so that they survive a reload, an expired session and a failed call.
 * @param secret a field that must not be stored
 */
export function useFormDraft<T extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<T>, 'subscribe'>,
  name: string,
  secret?: keyof T & string,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          saveFormDraft(name, secret ? { ...values, [secret]: undefined } : values),
      }),
    [subscribe, name, secret],
  );
}
