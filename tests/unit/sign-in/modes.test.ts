import { describe, expect, test } from 'vitest';
import {
  nextMode,
  type Mode,
  offers,
  type ModeStep,
  TAB_OF,
  TITLE_OF,
} from '#/session/sign-in/modes.ts';

const MODES = Object.keys(TITLE_OF) as Mode[];
const STEPS: ModeStep[] = [
  'byEmail',
  'byPhone',
  'useCode',
  'usePassword',
  'forgot',
  'next',
  'done',
  'register',
  'haveAccount',
  'visit',
  'back',
];

/** All transitions. */
const ALLOWED: [Mode, ModeStep, Mode][] = [
  ['email', 'byPhone', 'phone'],
  ['email', 'forgot', 'forgot'],
  ['email', 'register', 'registerEmail'],
  ['email', 'visit', 'visitor'],
  ['phone', 'byEmail', 'email'],
  ['phone', 'useCode', 'phoneCode'],
  ['phone', 'register', 'registerPhone'],
  ['phone', 'visit', 'visitor'],
  ['phoneCode', 'byEmail', 'email'],
  ['phoneCode', 'usePassword', 'phone'],
  ['phoneCode', 'register', 'registerPhone'],
  ['phoneCode', 'visit', 'visitor'],
  ['forgot', 'back', 'email'],
  ['forgot', 'next', 'reset'],
  ['reset', 'back', 'forgot'],
  ['reset', 'done', 'email'],
  ['registerEmail', 'byPhone', 'registerPhone'],
  ['registerEmail', 'haveAccount', 'email'],
  ['registerPhone', 'byEmail', 'registerEmail'],
  ['registerPhone', 'haveAccount', 'phone'],
  ['visitor', 'back', 'email'],
];

describe('modes of the panel', () => {
  test.each(ALLOWED)('%s, %s: %s', (mode, step, next) => {
    expect(offers(mode, step)).toBe(true);
    expect(nextMode(mode, step)).toBe(next);
  });

  test('any other step keeps the mode', () => {
    const known = new Set(ALLOWED.map(([mode, step]) => `${mode} ${step}`));
    for (const mode of MODES) {
      for (const step of STEPS) {
        if (known.has(`${mode} ${step}`)) continue;
        expect(offers(mode, step), `${mode} ${step}`).toBe(false);
        expect(nextMode(mode, step)).toBe(mode);
      }
    }
  });

  test.each(MODES)('from %s the email form is reachable', (start) => {
    const reached = new Set<Mode>([start]);
    for (const mode of reached) for (const step of STEPS) reached.add(nextMode(mode, step));
    expect(reached).toContain('email');
  });

  test('only sign-in and registration have tabs', () => {
    expect(MODES.filter((mode) => TAB_OF[mode] === null)).toEqual(['forgot', 'reset', 'visitor']);
  });
});
