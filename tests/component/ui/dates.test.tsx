// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nContext } from 'react-i18next';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import { createI18n } from '#/i18n/i18n.ts';
import { LOCALES, type Locale } from '#/i18n/languages.ts';
import { offsetIn } from '#/server/member/zone.ts';
import { Stamp, useDates } from '#/shared/time/dates.tsx';

const NOW = '2026-11-25T10:00:00Z';
const TIMES = [
  '2026-11-25 10:16:00',
  '2026-11-24 10:16:00',
  '2026-02-03 10:16:00',
  '2025-12-31 10:16:00',
];

const setZone = (zone: string) =>
  provideRuntimeConfig(() => {
    const offset = offsetIn(zone);
    return offset ? { offset } : {};
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  setZone('UTC');
});
afterEach(() => {
  vi.useRealTimers();
  provideRuntimeConfig(() => ({}));
});

/** Text without the marks that keep a date on one line. */
const shown = (node: HTMLElement) =>
  node.textContent.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

async function renderIn(locale: Locale, children: React.ReactElement) {
  render(<I18nContext value={{ i18n: await createI18n(locale) }}>{children}</I18nContext>);
}

describe('a stamp', () => {
  it.each<[Locale, string[]]>([
    ['en', ['Today 02:16', 'Yesterday 02:16', '3 Feb 02:16', '31 Dec 2025 02:16']],
    ['zh-CN', ['今天 02:16', '昨天 02:16', '2月3日 02:16', '2025年12月31日 02:16']],
    ['fr', ['Aujourd’hui à 02:16', 'Hier à 02:16', '3 févr. à 02:16', '31 déc. 2025 à 02:16']],
    ['th', ['วันนี้ 02:16 น.', 'เมื่อวาน 02:16 น.', '3 ก.พ. 02:16 น.', '31 ธ.ค. 2025 02:16 น.']],
    ['lao', ['ມື້ນີ້ 02:16', 'ມື້ວານ 02:16', '3 ກ.ພ. 02:16', '31 ທ.ວ. 2025 02:16']],
  ])('is read in %s', async (locale, texts) => {
    await renderIn(
      locale,
      <>
        {TIMES.map((time) => (
          <Stamp key={time} of={time} />
        ))}
      </>,
    );
    const stamps = [...document.querySelectorAll('time')];
    expect(stamps.map(shown)).toEqual(texts);
    expect(stamps[0]).toHaveAttribute('datetime', '2026-11-25T02:16:00.000Z');
    expect(stamps[0]).toHaveAttribute('title', '2026-11-25 02:16');
  });

  it('knows yesterday after a day of 23 hours', async () => {
    setZone('Europe/Paris');
    vi.setSystemTime('2026-03-29T22:30:00Z');
    await renderIn('en', <Stamp isDay of={new Date('2026-03-29T10:00:00Z')} />);
    expect(shown(document.querySelector('time')!)).toBe('Yesterday');
  });

  it('is nothing without a date', async () => {
    await renderIn('en', <Stamp of={null} />);
    expect(document.querySelector('time')).toBeNull();
  });
});

function Days() {
  const { dayOfWire, localDay } = useDates();
  const midnight = '2026-01-01 00:00:00';
  return (
    <p>{`${dayOfWire(midnight)}, ${localDay(new Date(`${midnight.replace(' ', 'T')}+08:00`))}`}</p>
  );
}

it('a day of the backend is the same in every zone, a moment is not', async () => {
  await renderIn('en', <Days />);
  expect(shown(screen.getByText(/Jan/))).toBe('1 Jan, 31 Dec 2025');
});

it('each language has twelve months', async () => {
  for (const locale of LOCALES) {
    const { t } = await createI18n(locale);
    expect(t('date.months').split(' ')).toHaveLength(12);
  }
});
