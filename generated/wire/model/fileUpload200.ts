import type { SuccessCode } from './successCode.ts';
import type { UploadResult } from './uploadResult.ts';

export type FileUpload200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: UploadResult;
};
