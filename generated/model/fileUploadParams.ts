import type { FolderParameter } from './folderParameter.ts';
import type { ModelParameter } from './modelParameter.ts';

export type FileUploadParams = {
/**
 * Part of the shop that the file belongs to, such as `user` or `product`. Part of the address it gets.
 * @minLength 1
 * @maxLength 32
 */
model: ModelParameter;
/**
 * Folder of the library of files.
 */
pid: FolderParameter;
};
