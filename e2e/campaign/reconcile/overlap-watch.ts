// After every punch, on a connection of its own: nobody ever has two open entries, or two that overlap.
import type { TableReader } from '../facts/read-tables.ts';
import type { Person } from '../people/companies.ts';

export type Read = <Result>(work: (reader: TableReader) => Promise<Result>) => Promise<Result>;

export type OverlapWatch = {
  readonly look: (person: Person) => Promise<void>;
  readonly looks: () => number;
  readonly problems: readonly string[];
};

type Span = { readonly startAt: number; readonly endAt: number | null };

export function createOverlapWatch(read: Read): OverlapWatch {
  const problems: string[] = [];
  let looks = 0;
  return {
    problems,
    looks: () => looks,
    look: async ({ companyId, id, name }) => {
      looks += 1;
      const spans = await read((reader) =>
        reader.all<Span>(
          `select start_at as "startAt", end_at as "endAt" from time_entries
           where company_id = ? and employee_id = ? order by start_at, end_at`,
          [companyId, id],
        ),
      );
      const fault = findOverlap(spans);
      if (fault !== undefined) problems.push(`${name}: ${fault}`);
    },
  };
}

function findOverlap(spans: readonly Span[]): string | undefined {
  if (spans.filter(({ endAt }) => endAt === null).length > 1) return 'two open entries at once';
  const lasting = spans.filter(({ startAt, endAt }) => endAt === null || endAt > startAt);
  for (const [place, { startAt }] of lasting.entries()) {
    const before = lasting[place - 1];
    if (before !== undefined && (before.endAt ?? Infinity) > startAt) {
      return `an entry from ${startAt} begins inside the one from ${before.startAt}`;
    }
  }
  return undefined;
}
