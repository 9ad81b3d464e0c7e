import type { Journey, Step } from './journey.ts';

const WRONG_KIND = {
  expect: 500,
  situation: 'The file type is not accepted; message lists the accepted ones.',
} as const;
const NO_FILE = {
  expect: [400, 500],
  situation: 'The file is empty or its name has no extension.',
} as const;
const FOR_A_REVIEW = { model: 'product', pid: 7 };

export const upload: Journey = {
  name: 'upload',
  about: 'pictures and documents',
  creates: ['an uploaded picture of one pixel and an empty document'],
  steps: [
    {
      operation: 'imageUpload',
      as: 'member',
      query: FOR_A_REVIEW,
      body: { multipart: '@picture' },
    },
    // Another picture with the same name.
    {
      operation: 'imageUpload',
      as: 'member',
      query: FOR_A_REVIEW,
      body: { multipart: '@secondPicture' },
    },
    {
      operation: 'fileUpload',
      as: 'member',
      query: FOR_A_REVIEW,
      body: { multipart: '@document' },
    },
    {
      operation: 'imageUpload',
      as: 'member',
      query: FOR_A_REVIEW,
      body: { multipart: '@document' },
      ...WRONG_KIND,
    },
    {
      operation: 'fileUpload',
      as: 'member',
      query: FOR_A_REVIEW,
      body: { multipart: '@picture' },
      ...WRONG_KIND,
    },
    ...(['imageUpload', 'fileUpload'] as const).flatMap((operation) =>
      ['@empty', '@nameless'].map((multipart): Step => ({
        operation,
        as: 'member',
        query: FOR_A_REVIEW,
        body: { multipart },
        ...NO_FILE,
      })),
    ),
    {
      operation: 'imageUpload',
      as: 'member',
      query: FOR_A_REVIEW,
      body: {},
      expect: [400, 500],
      situation: '`model`, `pid` or the file part missing.',
    },
  ],
};
