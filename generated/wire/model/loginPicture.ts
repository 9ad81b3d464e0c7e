
/**
 * Picture beside the sign-in forms.
 */
export interface LoginPicture {
  /** Address of the picture. */
  loginLeftImage: string;
}
