const LONGEST = 200;

/** Traces of a program in a text: markers of SQL mappers, packages, exceptions, null checks, stack frames. */
const TECHNICAL = [
  /###/,
  /\b(?:[a-z_]\w*\.){2,}[A-Z]\w*/,
  /\b[A-Z]\w*(?:Exception|Error)\b/,
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(?:FROM|VALUES|SET|WHERE)\b/s,
  /\bCannot invoke\b|\bis null\b|\bNULL\b/,
  /\bat [\w.$<>]+\(/,
];

/**
 * The message of a failed call as a shopper may read it. Exception texts become empty, so that the
 * caller shows a sentence of the shop instead.
 */
export function failureText(message: string | null | undefined): string {
  const text = message?.trim() ?? '';
  const unreadable = text.length > LONGEST || /[\r\n]/.test(text);
  return unreadable || TECHNICAL.some((pattern) => pattern.test(text)) ? '' : text;
}
