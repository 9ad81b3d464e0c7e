// @vitest-environment happy-dom
import { zodResolver } from '@hookform/resolvers/zod';
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { useToastFirstError } from '#/shared/form/use-form-errors.ts';
import { useToasts } from '#/shared/toasts/store.ts';

const fields = { name: zod.string().check(zod.minLength(1, 'name!')), more: zod.string() };
const schema = zod.object(fields).check(zod.refine(({ more }) => more !== 'x', 'form!'));

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: {} });
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(I18nextProvider, { i18n }, children);

afterEach(() => useToasts.setState({ toasts: [] }));

it.each([
  ['of a field', { name: '', more: '' }, ['name!']],
  ['of a field before that of the form', { name: '', more: 'x' }, ['name!']],
  ['of the form itself', { name: 'a', more: 'x' }, ['form!']],
  ['of nothing', { name: 'a', more: '' }, []],
])('the error %s is said', async (_, values, said) => {
  const { result } = renderHook(() => useToastFirstError(schema), { wrapper });
  const { errors } = await zodResolver(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  result.current(errors as Record<string, { message?: string }>);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(said);
});
