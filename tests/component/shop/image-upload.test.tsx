// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/next-task.ts';
import { endSignIn, useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { useToasts } from '#/shared/toasts/store.ts';
import { add, coming, openForm, picture, remove, shown, toasts } from './open-upload.tsx';

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useSignInPanel.setState(useSignInPanel.getInitialState());
});
afterEach(() => vi.unstubAllGlobals());

describe('a row of pictures to upload', () => {
  it('sends pictures one after the other, in the order of selection', async () => {
    const { choose, answer, addressOf, sent, changes, sending } = await openForm();
    expect(add('0 / 5')).toHaveAccessibleDescription('Add one');
    choose(picture('front.PNG'), picture('back.png'));
    expect(coming()).toEqual(['Uploading picture 1', 'Uploading picture 2']);
    expect(add('2 / 5')).toBeVisible();
    expect(sending).toEqual([true]);

    await answer('front.png');
    await waitFor(() => expect(coming()).toEqual(['Uploading picture 2']));
    expect(changes).toEqual([[addressOf('front.png')]]);
    await answer('back.png');
    await waitFor(() => expect(coming()).toEqual([]));
    expect(sent.map(({ name }) => name)).toEqual(['front.png', 'back.png']);
    expect(changes.at(-1)).toEqual([addressOf('front.png'), addressOf('back.png')]);
    expect(shown().map((src) => src.split('?')[0])).toEqual(changes.at(-1));
    expect(sending).toEqual([true, false]);
    expect(sent.map(({ query }) => query)).toEqual(['?model=user&pid=7', '?model=user&pid=7']);
  });

  it('refuses other types and large files with a message, and uploads the rest', async () => {
    const { choose, answer, addressOf, sent, changes } = await openForm();
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }), large, picture('good.png'));
    expect(toasts()).toEqual(['Choose a JPG or PNG picture', 'Choose a picture of up to 10 MB']);
    await answer('good.png');
    await waitFor(() => expect(changes).toEqual([[addressOf('good.png')]]));
    expect(sent).toHaveLength(1);
  });

  it('uploads only as many as allowed, with one message', async () => {
    const { choose, addressOf, changes, sent } = await openForm({ max: 2, atOnce: true });
    choose(picture('1.png'), picture('2.png'), picture('3.png'), picture('4.png'));
    expect(toasts()).toEqual(['You can add up to 2 pictures']);
    await waitFor(() => expect(changes.at(-1)).toEqual([addressOf('1.png'), addressOf('2.png')]));
    expect(sent.map(({ name }) => name)).toEqual(['1.png', '2.png']);
  });

  it('hides the add button at the limit, and shows it again after removal', async () => {
    const { choose, control, user } = await openForm({ first: ['/one.png'], max: 2 });
    add('1 / 2').focus();
    choose(picture('2.png'));
    expect(screen.queryByRole('button', { name: /^Add pictures/ })).toBeNull();
    expect(remove(2)).toHaveFocus();
    flushSync(() => control.current?.focus());
    expect(remove(1)).toHaveFocus();
    await user.click(remove(1));
    expect(add('1 / 2')).toBeVisible();
    flushSync(() => control.current?.focus());
    expect(add('1 / 2')).toHaveFocus();
  });

  it('sends a refused picture once more', async () => {
    const { choose, addressOf, changes, switches, sent } = await openForm({ atOnce: true });
    switches.faults.set('imageUpload', { fault: 'code500', times: 1 });
    choose(picture('1.png'), picture('2.png'));
    await waitFor(() => expect(changes.at(-1)).toEqual([addressOf('1.png'), addressOf('2.png')]));
    expect(sent.map(({ name }) => name)).toEqual(['1.png', '1.png', '2.png']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stores the first pictures of a day, chosen at once, on the existing backend', async () => {
    const { choose, addressOf, changes, sent } = await openForm({
      atOnce: true,
      profile: 'as-is',
    });
    choose(picture('1.png'), picture('2.png'), picture('3.png'));
    await waitFor(() => expect(changes.at(-1)).toHaveLength(3));
    expect(changes.at(-1)).toEqual(['1.png', '2.png', '3.png'].map(addressOf));
    expect(sent).toHaveLength(3);
  });

  it('shows which picture failed, in own words, and retries it in place', async () => {
    const { choose, answer, addressOf, changes, switches, sending, user, sent } = await openForm();
    switches.faults.set('imageUpload', { fault: 'code500', times: 2 });
    choose(picture('1.png'), picture('2.png'));
    await answer('1.png');
    await waitFor(() => expect(sent).toHaveLength(2));
    await answer('1.png');
    await answer('2.png');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect((await screen.findByRole('alert')).textContent.trim()).toBe(
      'Picture 1 was not uploaded',
    );
    expect(sending).toEqual([true, false]);

    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      'Picture 1 was not uploaded',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(coming()).toEqual(['Uploading picture 1']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(remove(1)).toHaveFocus();
    await waitFor(() => expect(sent).toHaveLength(4));
    await answer('1.png');
    await waitFor(() => expect(changes.at(-1)).toEqual([addressOf('1.png'), addressOf('2.png')]));
    expect(sending).toEqual([true, false, true, false]);
  });

  it('says that a picture is too large for a gateway, and sends it once', async () => {
    const upload = vi.fn(() =>
      Promise.resolve(new Response('<h1>Too Large</h1>', { status: 413 })),
    );
    const { choose } = await openForm({ upload });
    choose(picture('1.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture is too large');
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('says that a refused file is no picture, or cannot be read, and does not offer to send it again', async () => {
    const upload = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const { choose, control } = await openForm({ upload });
    choose(picture('gone.png'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    fireEvent.error(document.querySelector('li img')!);
    expect(screen.getByRole('alert')).toHaveTextContent('This picture cannot be opened');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    control.current?.focus();
    expect(remove(1)).toHaveFocus();
  });

  it('shows progress, size and name, and why an upload failed', async () => {
    const shares: ((share: number) => void)[] = [];
    const { choose, answer, failed, switches, user } = await openForm({
      upload: (request, onProgress) => {
        shares.push(onProgress);
        return fetch(request);
      },
    });
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: 4.7 * 1024 * 1024 });
    choose(large);
    await waitFor(() => expect(shares).toHaveLength(1));
    flushSync(() => shares[0]?.(0.62));
    const bar = screen.getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '62');
    expect(screen.getByText('62%')).toBeVisible();
    expect(screen.getByText(/^2\.9 of 4\.7\sMB$/)).toBeVisible();

    switches.faults.set('imageUpload', { fault: 'network', times: 1 });
    await answer('large.png');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We cannot reach the shop right now',
    );
    expect(failed.at(-1)).toBe(1);
    expect(toasts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(failed.at(-1)).toBe(0);
    await waitFor(() => expect(shares).toHaveLength(2));
    await answer('large.png');
    expect(await screen.findByText('large.png')).toBeVisible();
  });

  it('fails if a guest closes the sign-in panel', async () => {
    const { choose, sent } = await openForm({ guest: true });
    choose(picture('1.png'), picture('2.png'));
    await waitFor(() => expect(useSignInPanel.getState().open).toBe(true));
    await act(async () => endSignIn(false));
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('removes a picture, and focuses the next one or the add button', async () => {
    const { changes, user } = await openForm({ first: ['/1.png', '/2.png', '/3.png'] });
    await user.click(remove(2));
    expect(changes).toEqual([['/1.png', '/3.png']]);
    expect(remove(2)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(changes.at(-1)).toEqual(['/1.png']);
    expect(add('1 / 5')).toHaveFocus();
  });

  it('discards the response of a picture that was removed', async () => {
    const { choose, answer, addressOf, changes, sending, user } = await openForm();
    choose(picture('1.png'), picture('2.png'));
    await user.click(remove(1));
    expect(coming()).toEqual(['Uploading picture 1']);
    await answer('1.png');
    await answer('2.png');
    await waitFor(() => expect(changes).toEqual([[addressOf('2.png')]]));
    expect(addressOf('1.png')).toBeDefined();
    expect(shown()).toHaveLength(1);
    expect(sending).toEqual([true, false]);
  });

  it('accepts the same file again, and dropped files', async () => {
    const { input, changes, user } = await openForm({ atOnce: true });
    await user.upload(input, picture('1.png'));
    expect(input.value).toBe('');
    const row = screen.getByRole('list');
    const dataTransfer = { types: ['Files'], files: [picture('2.png')] };
    fireEvent.dragEnter(row, { dataTransfer });
    await waitFor(() => expect(row).toHaveClass('image-upload__isOver'));
    expect(fireEvent.drop(row, { dataTransfer })).toBe(false);
    await waitFor(() => expect(row).not.toHaveClass('image-upload__isOver'));
    await waitFor(() => expect(changes.at(-1)).toHaveLength(2));
  });

  it('discards pending uploads when the form clears its value', async () => {
    const { choose, answer, addressOf, changes, user } = await openForm({ first: ['/1.png'] });
    choose(picture('2.png'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(add('0 / 5')).toBeVisible();
    await answer('2.png');
    await waitFor(() => expect(addressOf('2.png')).toBeDefined());
    expect(changes).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('releases all resources on unmount', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { choose, answer, addressOf, changes, sending, unmount } = await openForm();
    choose(picture('1.png'), picture('2.png'));
    await answer('1.png');
    await waitFor(() => expect(changes).toHaveLength(1));
    unmount();
    expect(sending).toEqual([true, false]);
    await answer('2.png');
    await waitFor(() => expect(addressOf('2.png')).toBeDefined());
    await nextTask();
    expect(changes).toHaveLength(1);
    const addresses = made.mock.results.map(({ value }) => value as string);
    expect(addresses.length).toBeGreaterThan(0);
    expect(revoked.mock.calls.flat().toSorted()).toEqual(addresses.toSorted());
  });
});
