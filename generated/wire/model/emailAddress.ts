
/**
 * E-mail address as the backend accepts it.
 * @pattern ^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$
 */
export type EmailAddress = string;
