// How many questions somebody has settled in this browser today, for the moment when nothing is left.
const KEPT_AS = 'stimpill-desk-settled';

type Kept = { readonly userId: string; readonly day: string; readonly count: number };

const today = () => new Date().toDateString();

function readKept(userId: string): number {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Kept>;
    return kept.userId === userId && kept.day === today() ? (kept.count ?? 0) : 0;
  } catch {
    return 0;
  }
}

export const settledHere = {
  read: readKept,
  add: (userId: string, count: number) => {
    const kept: Kept = { userId, day: today(), count: readKept(userId) + count };
    localStorage.setItem(KEPT_AS, JSON.stringify(kept));
  },
};
