import { createHash } from 'node:crypto';
import { isTree } from './call.ts';

const NAMES =
  /passw|pwd|hash|salt|secret|private_?key|api_?key|token|credential|id_?card|id_?number|bank_?card|cvv|openid|session/i;
/** bcrypt, argon2, scrypt and the like, keys of payment providers, JSON web tokens */
const VALUES =
  /^(\{\w+\})?\$(2[abxy]|argon2\w*|scrypt|pbkdf2)[\w-]*\$|^(sk|rk)_(live|test)_|^eyJ[\w-]+\.[\w-]+\./;
const E_MAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const PHONE_NAME = /phone|mobile|contact|^tel/i;
const PHONE = /^\+?[\d -]{7,20}$/;
const HASHES = ['md5', 'sha1', 'sha256'];

export interface Secrets {
  /** a body of the run, whose passwords must not come back */
  sent(body: unknown): void;
  hide(value: string): void;
  /** whether a field that the contract does not have must never be there */
  isSecret(field: string, value: unknown): boolean;
}

/** Knows what an answer must never contain. */
export function createSecrets(): Secrets {
  const hidden = new Set<string>();
  return {
    hide: (value) => void hidden.add(value),
    sent(body) {
      if (!isTree(body)) return;
      for (const [name, value] of Object.entries(body)) {
        if (!/passw/i.test(name) || typeof value !== 'string' || value === '') continue;
        hidden.add(value);
        for (const hash of HASHES) hidden.add(createHash(hash).update(value).digest('hex'));
      }
    },
    isSecret(field, value) {
      if (value === null || value === '' || typeof value === 'boolean') return false;
      if (NAMES.test(field)) return true;
      if (typeof value !== 'string') return false;
      const isPerson = E_MAIL.test(value) || (PHONE_NAME.test(field) && PHONE.test(value));
      return VALUES.test(value) || isPerson || hidden.has(value) || hidden.has(value.toLowerCase());
    },
  };
}
