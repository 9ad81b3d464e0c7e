import type { Json } from '../../contract/shape.ts';
import type { CallStep, Journey } from './journey.ts';

type Fields = Record<string, Json>;

/** An address that every backend accepts. */
export const NEW_ADDRESS: Fields = {
  realName: '$person',
  email: '$addressEmail',
  country: 'Thailand',
  countryCode: '66',
  phone: '$localPhone',
  detail: '$street',
  postCode: '$postCode',
  isDefault: false,
};

const UNKNOWN = { expect: 500, situation: 'The address does not exist.' } as const;

const NO_NUMBER = {
  expect: 500,
  situation: 'With dial code 86: not a Chinese mobile number.',
} as const;

/** Another value of each field but the default. */
const ALL_CHANGED: Fields = {
  realName: '$newName',
  email: '$secondEmail',
  country: 'Laos',
  countryCode: '856',
  phone: '20$localPhone',
  detail: '3, $street',
  postCode: 1000,
};

const changed = (fields: Fields): Fields => ({ ...NEW_ADDRESS, ...fields });

const detailIs = (detail: string, what: string): CallStep => ({
  operation: 'addressDetail',
  params: { id: '$addressId' },
  values: [{ what, at: 'detail', is: detail }],
});
const MOVED = '2, $street';

export const address: Journey = {
  name: 'address',
  about: 'the address book',
  creates: ['an address'],
  steps: [
    { operation: 'addressDefault', take: { defaultId: 'id' } },
    { operation: 'addressPlace' },
    { operation: 'addressAll' },
    { operation: 'addressSave', body: NEW_ADDRESS, take: { addressId: 'id' } },
    {
      operation: 'addressAll',
      values: [{ what: 'the saved address', at: '[*].id', has: '$addressId' }],
    },
    { operation: 'addressList', query: { page: 1, limit: 20 } },
    detailIs('$street', 'the street that was saved'),
    {
      operation: 'addressDetail',
      as: 'other',
      params: { id: '$addressId' },
      values: [{ what: 'the address of another member', at: 'id', none: true, foreign: true }],
    },
    { operation: 'addressDelete', as: 'other', body: { id: '$addressId' }, ...UNKNOWN },
    { operation: 'addressSetDefault', body: { id: '$addressId' } },
    {
      operation: 'addressDefault',
      values: [{ what: 'the new default', at: 'id', is: '$addressId' }],
    },
    { operation: 'addressAll' },
    { operation: 'addressList', query: { page: 1, limit: 100 } },
    { operation: 'addressSetDefault', body: { id: '$defaultId' } },
    // It is the default already.
    { operation: 'addressSetDefault', body: { id: '$defaultId' } },
    { operation: 'addressAll' },
    { operation: 'addressSetDefault', as: 'other', body: { id: '$addressId' }, ...UNKNOWN },
    { operation: 'addressSetDefault', body: { id: '$missingId' }, ...UNKNOWN },
    { operation: 'addressAll' },
    // The longest name and street that the contract allows.
    {
      operation: 'addressSave',
      body: changed({ realName: 'ก'.repeat(64), detail: 'ທ'.repeat(500) }),
      take: { longId: 'id' },
    },
    { operation: 'addressDetail', params: { id: '$longId' } },
    // An older address keeps its place.
    {
      operation: 'addressSave',
      body: changed({ id: '$addressId', detail: MOVED }),
    },
    { operation: 'addressAll' },
    detailIs(MOVED, 'the street that was changed'),
    // The default one, in each field.
    {
      operation: 'addressSave',
      body: changed({ id: '$longId', isDefault: true }),
    },
    { operation: 'addressDefault' },
    {
      operation: 'addressSave',
      body: changed({ ...ALL_CHANGED, id: '$longId', isDefault: true }),
    },
    { operation: 'addressDefault' },
    { operation: 'addressAll' },
    { operation: 'addressSetDefault', body: { id: '$defaultId' } },
    {
      operation: 'addressSave',
      body: changed({ countryCode: '86', phone: '12345' }),
      ...NO_NUMBER,
    },
    // All of it is refused, also what is legal.
    {
      operation: 'addressSave',
      body: changed({ id: '$addressId', realName: 'C $person', countryCode: '86', phone: '12345' }),
      ...NO_NUMBER,
    },
    detailIs(MOVED, 'the street from before a refused change'),
    { operation: 'addressSave', body: changed({ id: '$missingId' }), ...UNKNOWN },
    { operation: 'addressSave', as: 'other', body: changed({ id: '$addressId' }), ...UNKNOWN },
    {
      operation: 'addressSave',
      body: changed({ realName: 'x'.repeat(65) }),
      expect: 400,
      situation:
        'Name, e-mail, country or street missing; name over 64 or street over 500 characters; `isDefault` missing.',
      lenient: true,
    },
    { operation: 'addressSave', body: changed({ id: '$longId', isDefault: true }) },
    { operation: 'addressAll' },
    { operation: 'addressDefault' },
    { operation: 'addressSetDefault', body: { id: '$defaultId' } },
    // The last default is no longer one.
    { operation: 'addressSave', body: changed({ id: '$longId', isDefault: true }) },
    { operation: 'addressSave', body: changed({ id: '$longId', isDefault: false }) },
    { operation: 'addressDetail', params: { id: '$longId' } },
    // Fields that may be empty are emptied.
    {
      operation: 'addressSave',
      body: changed({ id: '$longId', postCode: null, phone: '', countryCode: '' }),
    },
    { operation: 'addressDetail', params: { id: '$longId' } },
    { operation: 'addressSetDefault', body: { id: '$defaultId' } },
    { operation: 'addressDelete', body: { id: '$longId' } },
    { operation: 'addressAll' },
    detailIs(MOVED, 'the street, after another member tried to change it'),
    { operation: 'addressDelete', body: { id: '$addressId' } },
    {
      operation: 'addressAll',
      values: [{ what: 'the deleted address', at: '[*].id', lacks: '$addressId' }],
    },
    { operation: 'addressDelete', body: { id: '$addressId' }, ...UNKNOWN },
    {
      operation: 'addressDetail',
      params: { id: '$addressId' },
      values: [{ what: 'the deleted address', at: 'id', none: true }],
    },
  ],
};
