import type { UploadFolder } from './uploadFolder.ts';

export type FolderParameter = UploadFolder;
