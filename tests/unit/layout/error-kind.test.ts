import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { errorKind } from '#/layout/error-page.tsx';
import { NotFound } from '#/router/types.ts';

const answer = (code: number) => new ApiError('answer', code, '', 'unknown', 200);

describe('errorKind', () => {
  it.each([
    [new NotFound(), 'noPage'],
    [answer(404), 'missing'],
    [answer(401), 'signIn'],
    [answer(410001), 'signIn'],
    [answer(400), 'badRequest'],
    [answer(500), 'failed'],
    [answer(7), 'other'],
    [new ApiError('timeout', 0, '', 'unknown', 0), 'failed'],
    [new TypeError('bug'), 'failed'],
  ])('%s is %s', (error, kind) => {
    expect(errorKind(error)).toBe(kind);
  });
});
