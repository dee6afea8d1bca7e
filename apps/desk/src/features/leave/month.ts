/** The month of an address, if it is one of which holidays are known; else that of today. */
export function askedMonth(asked: string | undefined, today: string): string {
  return asked !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
}
