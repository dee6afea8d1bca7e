import type { Engine } from '../../campaign/server/engine.ts';

export type CountedQuestion = {
  readonly reason: string;
  /** How they were settled; null: they are open. */
  readonly decision: string | null;
  readonly times: number;
};

/** What managers were asked, the most frequent first. */
export async function countQuestions(
  engine: Engine,
  databaseFile: string,
): Promise<readonly CountedQuestion[]> {
  const counted = await engine.read(databaseFile, (reader) =>
    reader.all<{ reason: string; decision: string | null; times: number | string }>(
      'select reason, decision, count(*) as times from review_items group by reason, decision',
    ),
  );
  return counted
    .map(({ times, ...question }) => ({ ...question, times: Number(times) }))
    .sort((a, b) => b.times - a.times);
}
