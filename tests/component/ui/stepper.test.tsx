// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Stepper } from '#/ui/stepper.tsx';

afterEach(cleanup);

const labels = { value: 'Quantity', less: 'Less', more: 'More' };

function setUp(start = 1, max = 5) {
  const changed = vi.fn();
  function Line() {
    const [value, setValue] = useState(start);
    return (
      <Stepper
        value={value}
        max={max}
        labels={labels}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Line />);
  return {
    changed,
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' }),
  };
}

test('steps by buttons up to the limits without losing the focus', async () => {
  const { changed, user, input } = setUp(1, 2);
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(changed).not.toHaveBeenCalled();
  await user.click(more);
  await user.click(more);
  expect(input.value).toBe('2');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(more);
});

test('counts presses that come before the first one is rendered', async () => {
  const { changed, input } = setUp(1, 5);
  const more = screen.getByRole('button', { name: 'More' });
  await act(async () => {
    for (let press = 0; press < 7; press += 1) more.click();
  });
  expect(changed.mock.calls).toEqual([[2], [3], [4], [5]]);
  expect(input.value).toBe('5');
});

test('applies a typed value on Enter, limited to the stock', async () => {
  const { changed, user, input } = setUp();
  await user.clear(input);
  await user.type(input, '42');
  expect(changed).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([[5]]);
  expect(input.value).toBe('5');
});

test.each([
  ['1.5', 1],
  ['2,', 2],
  [' 4 ', 4],
  ['12e1', 3],
  ['-2', 3],
  ['1,000', 5],
  ['๔', 4],
  ['+6', 3],
  ['two', 3],
])('reads %s as an integer, or keeps the value', async (text, number) => {
  const { user, input } = setUp(3);
  await user.clear(input);
  await user.type(input, `${text}{Enter}`);
  expect(input.value).toBe(String(number));
});

test('restores the value when an empty field is left', async () => {
  const { changed, user, input } = setUp(3);
  await user.clear(input);
  await user.tab();
  expect(input.value).toBe('3');
  expect(changed).not.toHaveBeenCalled();
});

test('steps by arrow keys and accepts full-width digits', async () => {
  const { user, input } = setUp();
  await user.click(input);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(input.value).toBe('2');
  await user.clear(input);
  await user.type(input, '４{Enter}');
  expect(input.value).toBe('4');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves the Enter of an input method to it: %j',
  (sign) => {
    const { changed, input } = setUp(1, 5);
    fireEvent.change(input, { target: { value: '3' } });
    fireEvent.keyDown(input, { key: 'Enter', ...sign });
    expect(changed).not.toHaveBeenCalled();
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    expect(changed).toHaveBeenCalledWith(3);
  },
);
