import { useState } from 'react';
import { useLoginPicture } from '../../../generated/client/login/login.ts';
import { srcFor } from '../picture/src-for.ts';

// Cut to 360 x 640 and more, and sharp on dense screens.
const WIDTH = 720;

/** The platform's picture; without one the red ground is picture enough. */
export function SignInPicture() {
  const { data } = useLoginPicture();
  const [broken, setBroken] = useState('');
  const src = data?.loginLeftImage ?? '';
  return (
    <div className="signin__pic">
      {src !== broken && <img src={srcFor(src)(WIDTH)} alt="" onError={() => setBroken(src)} />}
    </div>
  );
}
