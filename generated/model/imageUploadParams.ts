import type { FolderParameter } from './folderParameter.ts';
import type { ModelParameter } from './modelParameter.ts';

export type ImageUploadParams = {
/**
 * Area of the shop that the file belongs to, such as `user` or `product`. Part of its address.
 * @minLength 1
 * @maxLength 32
 */
model: ModelParameter;
/**
 * Folder of the file library.
 */
pid: FolderParameter;
};
