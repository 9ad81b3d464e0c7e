import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '#/lib/storage.ts';

const storageKey = (name: string) => `lychee.draft.${name}`;

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
  let stored: unknown;
  try {
    stored = JSON.parse(tabStore.get(storageKey(name)) ?? 'null');
  } catch {
    return defaults;
  }
  if (typeof stored !== 'object' || stored === null) return defaults;
  const fields = Object.entries(stored).filter(
    ([field, value]) => field in defaults && isSameType(value, defaults[field as keyof T]),
  );
  return { ...defaults, ...Object.fromEntries(fields) };
}

export const saveFormDraft = (name: string, values: object): void =>
  tabStore.set(storageKey(name), JSON.stringify(values));

/** Removes a draft, after its form was sent. */
export const clearFormDraft = (name: string): void => tabStore.set(storageKey(name), '');

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
