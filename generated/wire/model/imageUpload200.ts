import type { UploadResult } from './uploadResult.ts';

export type ImageUpload200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: UploadResult;
};
