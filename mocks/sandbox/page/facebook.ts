/** A stub of Facebook's SDK: the app uses an existing `window.FB`. */
import { type Answers, askInPopup } from './popup.ts';

type Ask = (command: never) => Promise<unknown>;
type Person = 'withEmail' | 'withoutEmail' | 'cancelled';
type Choose = (title: string, answers: Answers<Person>) => Promise<Person | null>;

interface Profile {
  id: string;
  name: string;
  email: string | null;
  picture: string;
}

const NO_EMAIL = {
  id: '3017764092258814',
  name: 'Noi Sisavath',
  email: null,
  picture: '/media/avatar/2.webp',
};

/** @param choose prompts the user; by default in a popup */
export function installFacebook(ask: Ask, choose: Choose = askInPopup): void {
  const call = ask as unknown as (command: object) => Promise<unknown>;
  let person: Profile | null = null;

  async function signIn(done: (answer: { authResponse: object | null; status: string }) => void) {
    const chosen = await choose('Demo Facebook', [
      ['Continue as Mali Phommachan', 'withEmail'],
      ['Continue as Noi, without an e-mail address', 'withoutEmail'],
      ['Cancel', 'cancelled'],
    ]);
    if (chosen === 'withEmail') person = (await call({ do: 'facebook' })) as Profile;
    else if (chosen === 'withoutEmail')
      person = (await call({ do: 'facebook', person: NO_EMAIL })) as Profile;
    else person = null;
    done(
      person
        ? { authResponse: { userID: person.id }, status: 'connected' }
        : { authResponse: null, status: 'unknown' },
    );
  }

  const FB = {
    init() {},
    login: (done: Parameters<typeof signIn>[0]) => void signIn(done),
    api(_path: string, _params: object, done: (me: object) => void) {
      if (!person) return done({ error: { message: 'No user is signed in', code: 2500 } });
      const { id, name, email, picture } = person;
      done({
        id,
        name,
        ...(email ? { email } : {}),
        picture: { data: { url: window.location.origin + picture } },
      });
    },
  };
  Object.assign(window, { FB });
}
