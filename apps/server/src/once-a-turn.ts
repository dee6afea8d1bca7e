// What many requests ask for in the same turn of the event loop is asked for once.

/**
 * @param askAll its answers stand in the order of what was asked. It runs after everybody has asked, so nobody is given what was so before.
 *   When it fails, everybody is told so.
 */
export function onceATurn<Item, Answer>(
  askAll: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let asked: { readonly items: Item[]; readonly answers: Promise<readonly Answer[]> } | null = null;

  return async (item) => {
    asked ??= begin();
    const place = asked.items.push(item) - 1;
    return (await asked.answers)[place] as Answer;
  };

  function begin() {
    const items: Item[] = [];
    const answers = afterThisTurn().then(() => {
      asked = null;
      return askAll(items);
    });
    return { items, answers };
  }
}

const afterThisTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
