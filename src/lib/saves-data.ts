interface Connected {
  /** not in all browsers */
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the browser requests less data or the connection is slow: nothing is loaded in advance then. */
export function savesData(): boolean {
  const { connection } = navigator as Connected;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
