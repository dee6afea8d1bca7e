// How far the time that a punch counts at was from the moment of the tap, beside how far it says it may be: by grade.
import type { Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';

export type Graded = {
  readonly grade: string;
  readonly punches: number;
  readonly largestErrorMs: number;
  /** The largest that any of them states. */
  readonly statedMs: number;
};

export function measureGrades(taps: readonly Tap[], { envelopes, punches }: Facts): readonly Graded[] {
  const tappedAt = new Map(taps.map(({ punchId, at }) => [punchId ?? '', at]));
  const byGrade = new Map<string, Graded>();
  for (const { punchId, punchedAt } of punches) {
    const [envelope, at] = [envelopes.get(punchId), tappedAt.get(punchId)];
    if (envelope === undefined || at === undefined) continue;
    const { grade, earliest, latest } = envelope;
    const before = byGrade.get(grade) ?? { grade, punches: 0, largestErrorMs: 0, statedMs: 0 };
    byGrade.set(grade, {
      grade,
      punches: before.punches + 1,
      largestErrorMs: Math.max(before.largestErrorMs, Math.abs(punchedAt - at)),
      statedMs: Math.max(before.statedMs, latest - punchedAt, punchedAt - earliest),
    });
  }
  return [...byGrade.values()].sort((a, b) => a.grade.localeCompare(b.grade));
}
