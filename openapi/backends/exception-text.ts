/** Longer messages are not meant for shoppers. */
const MOST = 200;

/** Patterns from messages of the known backend with code 400 and 500, and from Java and SQL errors. */
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
  // A path of the server's file system.
  /(?:^|[^\w:/.])\/(?:[\w.-]+\/){2,}[\w.-]+/,
];

/** Message of a validator: the field, then the problem. */
const VALIDATOR_WORDS =
  /^[a-z][\w.[\]]*: (?:Invalid|Required|Expected|Too (?:big|small)|Unrecognized)\b/;

/** Whether a message reveals internals of a server. */
export const leaksInternals = (message: string): boolean => {
  const text = message.trim();
  return text.length > MOST || SIGNS.some((sign) => sign.test(text));
};

/** Whether a message is a raw exception. The known backend sends exceptions and messages with the same code. */
export const isExceptionText = (message: string): boolean =>
  leaksInternals(message) || VALIDATOR_WORDS.test(message.trim());
