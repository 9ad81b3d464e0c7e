
/**
 * The only part of the form.
 */
export interface UploadForm {
  /** The file. */
  multipart: Blob | File;
}
