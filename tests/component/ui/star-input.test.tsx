// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '#/ui/field.tsx';
import { StarInput } from '#/ui/star-input.tsx';

afterEach(cleanup);

function Form() {
  const [value, setValue] = useState(0);
  return (
    <Field group required label="Goods" error={value ? null : 'Choose a score'}>
      <StarInput value={value} onChange={setValue} starLabel={(n) => `${n} stars`} />
    </Field>
  );
}

test('selects by click or by the keys 1 to 5', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  await user.keyboard('2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
  await user.keyboard('9');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
});

test('has the name and the error of its field', () => {
  render(<Form />);
  const group = screen.getByRole('radiogroup', { name: /Goods/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Choose a score');
});
