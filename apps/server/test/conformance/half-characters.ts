/** JSON can write half of a surrogate pair; UTF-8, in which we store texts, cannot. */
export function halfCharactersIn(fields: Record<string, unknown>, ...names: string[]): string[] {
  return names.filter((name) => {
    const value = fields[name];
    return typeof value === 'string' && /\p{Cs}/u.test(value);
  });
}
