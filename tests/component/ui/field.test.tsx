// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Field } from '#/ui/field.tsx';
import { Textarea } from '#/ui/textarea.tsx';
import { PasswordInput } from '#/ui/password-input.tsx';
import { TextInput } from '#/ui/text-input.tsx';

afterEach(cleanup);

const described = (node: HTMLElement) =>
  document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent;

test('labels the input and describes it with the hint', () => {
  render(
    <Field label="Email" required hint="We send a code">
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(described(input)).toBe('We send a code');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('replaces the hint by an error and marks the input as invalid', () => {
  render(
    <Field label="Email" hint="We send a code" error="Enter a valid email address">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(described(input)).toBe('Enter a valid email address');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('We send a code')).toBeNull();
});

test('shows and hides a password', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Password">
      <PasswordInput reveal={{ show: 'Show', hide: 'Hide' }} />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.type).toBe('password');
});

test('counts initial and typed characters, and cuts nothing', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Note">
      <Textarea limit={9} defaultValue="Ring" />
    </Field>,
  );
  expect(screen.getByText('4 / 9')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), ' twice');
  expect(screen.getByText('10 / 9')).toBeTruthy();
});
