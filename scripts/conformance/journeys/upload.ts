import type { CallStep, Journey, Step } from './journey.ts';

const WRONG_KIND = {
  expect: 500,
  situation: 'The file type is not accepted; message lists the accepted ones.',
} as const;
const NO_FILE = {
  expect: [400, 500],
  situation: 'The file is empty or its name has no extension.',
} as const;
const FOR_A_REVIEW = { model: 'product', pid: 7 };
const upload = (operation: 'imageUpload' | 'fileUpload', multipart: string): CallStep => ({
  operation,
  as: 'member',
  query: FOR_A_REVIEW,
  body: { multipart },
});

export const uploads: Journey = {
  name: 'upload',
  about: 'pictures and documents',
  creates: ['uploaded pictures of one pixel and empty documents, of up to 2 MB'],
  steps: [
    // The second ones have the names of the first ones.
    ...['@picture', '@secondPicture', '@largePicture'].map((multipart) =>
      upload('imageUpload', multipart),
    ),
    ...['@document', '@secondDocument', '@largeDocument'].map((multipart) =>
      upload('fileUpload', multipart),
    ),
    { ...upload('imageUpload', '@document'), ...WRONG_KIND },
    { ...upload('fileUpload', '@picture'), ...WRONG_KIND },
    ...(['imageUpload', 'fileUpload'] as const).flatMap((operation) =>
      ['@empty', '@nameless'].map((multipart): Step => ({
        ...upload(operation, multipart),
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
