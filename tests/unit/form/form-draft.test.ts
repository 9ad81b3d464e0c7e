// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { clearFormDraft, readFormDraft } from '#/shared/form/form-draft.ts';

const KEY = 'lychee.draft.refund.SH1';
const defaults = { reason: '', pictures: [] as string[], star: 0 };

afterEach(() => window.sessionStorage.clear());

describe('a form draft', () => {
  it('restores the values of the same form', () => {
    window.sessionStorage.setItem(KEY, JSON.stringify({ reason: 'Late', pictures: ['/a.jpg'] }));
    expect(readFormDraft('refund.SH1', defaults)).toEqual({
      reason: 'Late',
      pictures: ['/a.jpg'],
      star: 0,
    });
    expect(readFormDraft('refund.SH2', defaults)).toEqual(defaults);
  });

  it.each([
    'not json',
    'null',
    '7',
    '{"reason":7,"pictures":"a","star":"5","other":1}',
    '{"pictures":[1]}',
  ])('keeps the defaults for %s', (stored) => {
    window.sessionStorage.setItem(KEY, stored);
    expect(readFormDraft('refund.SH1', defaults)).toEqual(defaults);
  });

  it('is cleared after submission', () => {
    window.sessionStorage.setItem(KEY, JSON.stringify({ reason: 'Late' }));
    clearFormDraft('refund.SH1');
    expect(readFormDraft('refund.SH1', defaults)).toEqual(defaults);
  });
});
