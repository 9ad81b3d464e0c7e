// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useState } from 'react';
import { expect, it } from 'vitest';

it('what suspends during an event is rendered when its data is there', async () => {
  const text = Promise.withResolvers<string>();
  const Panel = () => <p>{use(text.promise)}</p>;
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => startTransition(() => setOpen(true))}>Open</button>
        <Suspense>{isOpen && <Panel />}</Suspense>
      </>
    );
  }
  render(<Opener />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  text.resolve('Loaded');
  expect(await screen.findByText('Loaded')).toBeVisible();
});
