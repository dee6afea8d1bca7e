// The numbers under which a tablet hands over its punches have no gaps. Where one is missing, an incident names it, and closes
// itself when the punch arrives; nothing ever waits for it. Pure.

export type SequenceRange = { readonly from: number; readonly to: number };

export type KnownSequences = {
  /** The highest number received. */
  readonly highest: number;
  /** What is missing below it, in order. */
  readonly missing: readonly SequenceRange[];
};

/** What is missing after further numbers have arrived. */
export function withReceived(known: KnownSequences, received: readonly number[]): KnownSequences {
  return [...received].sort((a, b) => a - b).reduce(withOne, known);
}

/** Up to here nothing is missing. */
export function highestUnbroken({ highest, missing }: KnownSequences): number {
  const [first] = missing;
  return first === undefined ? highest : first.from - 1;
}

function withOne({ highest, missing }: KnownSequences, sequence: number): KnownSequences {
  if (sequence > highest + 1)
    return { highest: sequence, missing: [...missing, { from: highest + 1, to: sequence - 1 }] };
  if (sequence === highest + 1) return { highest: sequence, missing };
  return { highest, missing: missing.flatMap((range) => without(range, sequence)) };
}

function without(range: SequenceRange, sequence: number): SequenceRange[] {
  if (sequence < range.from || sequence > range.to) return [range];
  return [
    { from: range.from, to: sequence - 1 },
    { from: sequence + 1, to: range.to },
  ].filter(({ from, to }) => from <= to);
}
