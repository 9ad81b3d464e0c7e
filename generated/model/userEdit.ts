
/**
 * Profile of a user.
 */
export interface UserEdit {
  /**
     * Name shown to others, not blank.
     * @maxLength 255
     * @pattern \S
     */
  nickname: string;
  /**
     * Address or path of an uploaded picture, not blank.
     * @pattern \S
     */
  avatar: string;
}
