/**
 * One of a few that somebody chose, on this device: the first until another is chosen.
 * @param keptAs its name in the storage of the browser
 */
export function keptChoice<Choice extends string>(
  keptAs: string,
  [usual, ...others]: readonly [Choice, ...Choice[]],
) {
  return {
    read: (): Choice => others.find((other) => other === localStorage.getItem(keptAs)) ?? usual,
    keep: (chosen: Choice) => {
      if (chosen === usual) localStorage.removeItem(keptAs);
      else localStorage.setItem(keptAs, chosen);
    },
  };
}
