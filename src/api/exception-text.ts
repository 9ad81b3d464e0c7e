/** Longer texts are no sentence for a shopper. */
const MOST = 200;

/** Seen in messages of code 400 and 500 of the known backend, and what Java and SQL say in such places. */
const SIGNS: readonly RegExp[] = [
  /[\r\n]|###/,
  // Class names: java.lang.String, com.example.Foo, SomethingException.
  /\b(?:[a-z_]\w*\.){2,}[A-Z]\w*/,
  /\b[A-Z]\w*(?:Exception|Error|Throwable)\b/,
  /\bnested exception\b|\bstack ?trace\b|\bCaused by\b|\bat [\w$.<>]+\([\w$. ]+(?::\d+)?\)/i,
  /\bCannot (?:invoke|read (?:field|the array)|load from|store to|assign field|enter synchronized|throw|deserialize)\b/,
  /\bparse error\b|\bFailed to convert\b|\bFor input string\b|\bout of (?:bounds|range)\b|\/ by zero/i,
  /\bI\/O error\b|\b(?:Read|Connect(?:ion)?) timed out\b|\bConnection (?:refused|reset)\b/i,
  /\bRequest method '\w+' not supported\b|\bmust not be null$|\bfailed: ?null$/,
  /\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|\bUPDATE\b.+\bSET\b|\bDELETE FROM\b|\bData truncation\b|\bSQLSTATE\b/,
  // A path of the server's file system, not of an address.
  /(?:^|[^\w:/.])\/(?:[\w.-]+\/){2,}[\w.-]+/,
];

/** A validator's own words: the field, then what is wrong with it. */
const VALIDATOR_WORDS =
  /^[a-z][\w.[\]]*: (?:Invalid|Required|Expected|Too (?:big|small)|Unrecognized)\b/;

/** Whether a message reveals internals of a server. */
export const leaksInternals = (message: string): boolean => {
  const text = message.trim();
  return text.length > MOST || SIGNS.some((sign) => sign.test(text));
};

/** Whether a message is a raw exception and no sentence: the known backend sends both with the same code. */
export const isExceptionText = (message: string): boolean =>
  leaksInternals(message) || VALIDATOR_WORDS.test(message.trim());
