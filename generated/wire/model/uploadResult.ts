
/**
 * The stored file.
 */
export interface UploadResult {
  /** Name of the file. */
  fileName: string;
  /** Its extension, without dot. */
  extName: string;
  /**
     * Size in bytes.
     * @minimum 0
     */
  fileSize: number;
  /** Address it can be read at. */
  url: string;
  /** Second half of its media type, such as `jpeg`. */
  type: string;
}
