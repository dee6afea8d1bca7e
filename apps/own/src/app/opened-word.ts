// The word of a tablet's code comes in the fragment of the address, which is never sent. It is taken out at once, so that it stays in no history.

/** @returns what stood in the fragment; undefined where nothing did */
export function takeWord(): string | undefined {
  const word = location.hash.slice(1);
  if (word === '') return undefined;
  history.replaceState(null, '', location.pathname + location.search);
  return word;
}
