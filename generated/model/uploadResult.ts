
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
  /** Address of the file. */
  url: string;
  /** Subtype of its media type, such as `jpeg`. */
  type: string;
}
