/** Random ids of shoppers. An id is sent with every request as a cookie, so it is not derived from personal data. */
import type { LoginResult } from '#generated/model/loginResult.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { browserStore } from '#/lib/storage.ts';
import { VISITOR_PREFIX } from './state.ts';
import { SHOPPER_KEY } from './storage.ts';

const MEMBER_PREFIX = 'm';

/** What the id stands for; stored in this browser only. */
interface ShopperRecord {
  id: string;
  /** random, for this record only */
  salt: string;
  /** SHA-256 of salt and identity */
  digest: string;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const randomHex = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** The nickname may change, so it is used only without e-mail and phone. */
const accountOf = (
  type: string,
  { email, phone, nickname }: Pick<UserCenter, 'email' | 'phone' | 'nickname'>,
): string => JSON.stringify([type, email, phone, email || phone ? '' : nickname]);

/** Null where browsers offer no hash: on pages without https. */
async function digestOf(salt: string, identity: string): Promise<string | null> {
  // Typed as always present, but absent outside secure contexts.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const bytes = new TextEncoder().encode(salt + identity);
  return toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

function readRecord(): ShopperRecord | null {
  try {
    const stored = JSON.parse(browserStore.get(SHOPPER_KEY) ?? 'null') as unknown;
    const isRecord =
      typeof stored === 'object' && stored !== null && 'salt' in stored && 'digest' in stored;
    return isRecord ? (stored as ShopperRecord) : null;
  } catch {
    return null;
  }
}

/** The id of the last shopper of this browser if it is the same one, otherwise a new one. Null without a hash. */
async function idOf(identity: string, prefix: string): Promise<string | null> {
  const record = readRecord();
  if (record && record.digest === (await digestOf(record.salt, identity))) return record.id;
  const id = prefix + randomHex();
  const salt = randomHex();
  const digest = await digestOf(salt, identity);
  if (digest === null) return null;
  browserStore.set(SHOPPER_KEY, JSON.stringify({ id, salt, digest }));
  return id;
}

/** The id for a new session. Without a hash every sign-in counts as that of another shopper. */
export async function shopperOfLogin(login: LoginResult): Promise<string> {
  const isVisitor = login.type === 'visitor';
  // Each purchase without an account makes a new user; the same e-mail address means the same person.
  const identity = isVisitor ? `visitor ${login.email ?? login.uid}` : accountOf(login.type, login);
  const prefix = isVisitor ? VISITOR_PREFIX : MEMBER_PREFIX;
  return (await idOf(identity, prefix)) ?? prefix + randomHex();
}

/** The id of the user data's shopper. Null for a visitor, because several may share an e-mail address, and without a hash. */
export const shopperOfUser = async (user: UserCenter): Promise<string | null> =>
  user.userType === 'visitor' ? null : idOf(accountOf(user.userType, user), MEMBER_PREFIX);
