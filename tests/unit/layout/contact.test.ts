import { describe, expect, it } from 'vitest';
import type { PcHome } from '#generated/model/pcHome.ts';
import { contactBy } from '#/lib/contact.ts';
import { contactOf } from '#/layout/shop-service.tsx';

const home = (values: Partial<PcHome>) =>
  ({
    consumerType: 'h5',
    consumerH5Url: null,
    consumerHotline: null,
    consumerMessage: null,
    consumerEmail: null,
    ...values,
  }) as PcHome;

describe('contactOf', () => {
  it('uses the configured type', () => {
    expect(contactOf(home({ consumerH5Url: 'https://chat.example' }))).toEqual({
      kind: 'chat',
      href: 'https://chat.example',
      newTab: false,
    });
    expect(
      contactOf(home({ consumerType: 'message', consumerMessage: 'https://m.example' }))?.newTab,
    ).toBe(true);
    expect(
      contactOf(home({ consumerType: 'hotline', consumerHotline: '+1 (234) 567' }))?.href,
    ).toBe('tel:+1234567');
    expect(contactOf(home({ consumerType: 'email', consumerEmail: 'a@b.example' }))?.href).toBe(
      'mailto:a@b.example',
    );
  });

  it('returns null for missing or unsafe contacts', () => {
    expect(contactOf(undefined)).toBeNull();
    expect(contactOf(home({}))).toBeNull();
    expect(contactOf(home({ consumerH5Url: 'javascript:alert(1)' }))).toBeNull();
  });
});

describe('contactBy', () => {
  const reach = {
    link: 'https://chat.example',
    message: 'https://m.example',
    phone: '400 1',
    email: 'a@b.example',
  };

  it.each([
    ['H5', 'https://chat.example'],
    ['h5', 'https://chat.example'],
    ['message', 'https://m.example'],
    ['phone', 'tel:4001'],
    ['hotline', 'tel:4001'],
    ['email', 'mailto:a@b.example'],
  ])('supports %s in the spelling of all backends', (type, href) => {
    expect(contactBy(type, reach, true)?.href).toBe(href);
  });

  it.each(['', 'fax', 'constructor'])('does not support %s', (type) => {
    expect(contactBy(type, reach, true)).toBeNull();
  });
});
