import { useState } from 'react';
import { useLoginPicture } from '#generated/client/login/login.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import * as styles from './sign-in.module.css';

// Cropped to at least 360 x 640 CSS pixels; doubled for high-density screens.
const WIDTH = 720;

/** The platform's picture; without one the background colour is visible. */
export function SignInPicture() {
  const { data } = useLoginPicture();
  const [broken, setBroken] = useState('');
  const src = data?.loginLeftImage ?? '';
  return (
    <div className={styles.pic}>
      {src !== broken && <img src={srcFor(src)(WIDTH)} alt="" onError={() => setBroken(src)} />}
    </div>
  );
}
