/** Compares the numbers that the versions begin with. A version without numbers is never called older. */
export function isOlderVersion(version: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)];
  if (ours.length === 0) return false;
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const difference = (ours[index] ?? 0) - (theirs[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function numbersOf(version: string): readonly number[] {
  return (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '')
    .split('.')
    .filter((part) => part !== '')
    .map(Number);
}
