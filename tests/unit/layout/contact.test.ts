import { describe, expect, it } from 'vitest';
import type { PcHome } from '../../../generated/model/pcHome.ts';
import { contactOf } from '../../../src/layout/contact.ts';

const home = (values: Partial<PcHome>) => ({ consumerType: 'h5', consumerH5Url: null, consumerHotline: null, consumerMessage: null, consumerEmail: null, ...values }) as PcHome;

describe('contactOf', () => {
  it('follows the configured way', () => {
    expect(contactOf(home({ consumerH5Url: 'https://chat.example' }))).toEqual({ kind: 'chat', href: 'https://chat.example', newTab: false });
    expect(contactOf(home({ consumerType: 'message', consumerMessage: 'https://m.example' }))?.newTab).toBe(true);
    expect(contactOf(home({ consumerType: 'hotline', consumerHotline: '+1 (234) 567' }))?.href).toBe('tel:+1234567');
    expect(contactOf(home({ consumerType: 'email', consumerEmail: 'a@b.example' }))?.href).toBe('mailto:a@b.example');
  });

  it('offers nothing that is missing or unsafe', () => {
    expect(contactOf(undefined)).toBeNull();
    expect(contactOf(home({}))).toBeNull();
    expect(contactOf(home({ consumerH5Url: 'javascript:alert(1)' }))).toBeNull();
  });
});
