import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SignInMode } from './panel-store.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInPicture } from './sign-in-picture.tsx';
import { SocialWays } from './social/social-ways.tsx';
import { useEnter } from './use-enter.ts';
import './sign-in.css';

interface SignInFormsProps {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
  /** a session has begun */
  onDone: () => void;
}

/** Picture and forms, without frame and title; they stand in a `signin` block. */
export function SignInForms({ mode, onMode, onDone }: SignInFormsProps) {
  const enter = useEnter();
  const body = useRef<HTMLDivElement>(null);
  const onToken = (token: string) => {
    enter(token);
    onDone();
  };

  function swap(next: SignInMode) {
    flushSync(() => onMode(next));
    body.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <SignInPicture />
      <div ref={body} className="signin__body">
        {mode === 'email' && <SignInForm onToken={onToken} onRegister={() => swap('register')} />}
        {mode === 'email' && <SocialWays onToken={onToken} />}
        {mode === 'register' && <RegisterForm onToken={onToken} onHaveAccount={() => swap('email')} />}
      </div>
    </>
  );
}
