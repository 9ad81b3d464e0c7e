import type { Json } from '../../contract/shape.ts';
import type { Step } from './journey.ts';

/** An application; takes its values from `FIND_FORM`. */
export const FORM: Record<string, Json> = {
  name: 'Conformance $newPhone',
  realName: '$person',
  email: '$newEmail',
  phone: '$localPhone',
  categoryId: '$categoryId',
  typeId: '$typeId',
  handlingFee: '$fee',
  keywords: 'check',
  address: '$street',
  qualificationPicture: '["$picture"]',
  country: 'Thailand',
};
export const RESUBMIT: Record<string, Json> = Object.fromEntries(
  Object.entries(FORM).filter(([key]) => key !== 'country'),
);

export const UPLOAD = {
  operation: 'imageUpload',
  as: 'other',
  query: { model: 'merchant', pid: 0 },
} as const;

/** Takes what an application names, `storeName`, a name that is taken, and `fee`, that of another category. */
export const FIND_FORM: readonly Step[] = [
  {
    operation: 'merchantCategories',
    take: { categoryId: '[0].id', otherCategoryId: '[-1].id', fee: '[-1].handlingFee' },
  },
  {
    operation: 'merchantStreet',
    query: { page: 1, limit: 10 },
    take: { storeName: 'list[0].name' },
  },
  { operation: 'merchantTypes', take: { typeId: '[0].id', otherTypeId: '[-1].id' } },
  { ...UPLOAD, body: { multipart: '@picture' }, take: { picture: 'url' } },
];

/** The merchant application as its applicant reads it. */
export const RECORD: Step = {
  operation: 'settlementDetail',
  as: 'other',
  params: { id: '$recordId' },
};

/** The platform approves or refuses it. */
export const decide = (approved: boolean): Step => ({
  sandbox: {
    do: 'settle',
    email: '$otherEmail',
    approved,
    why: approved ? '' : 'The certificate cannot be read',
  },
});
