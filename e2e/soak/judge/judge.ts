// Everything that must hold at the end of a soak.
import type { Check } from '../../campaign/reconcile/check.ts';
import type { Rest } from '../../campaign/play/come-to-rest.ts';
import type { Rows } from '../measure/count-rows.ts';
import type { Sample } from '../measure/sample.ts';
import { judgeAfterwards } from './judge-afterwards.ts';
import { judgeAnswers, judgeLog } from './judge-log.ts';
import { judgeMemory } from './judge-memory.ts';
import { judgeDescriptors, judgeLoop } from './judge-process.ts';
import { judgePunches, type InboxRow } from './judge-punches.ts';
import { judgeTables, type DayEnd } from './judge-tables.ts';

type Given = {
  readonly samples: readonly Sample[];
  readonly days: readonly DayEnd[];
  readonly afterwards: Rows;
  readonly companies: number;
  readonly rest: Rest;
  readonly inbox: readonly InboxRow[];
  readonly taps: Parameters<typeof judgePunches>[0];
  readonly statuses: ReadonlyMap<number, number>;
  /** Why an answer never came. */
  readonly failures: ReadonlyMap<string, number>;
  readonly log: string;
  /** How often the server ended by itself. */
  readonly ended: number;
};

export function judge(given: Given): readonly Check[] {
  const { samples, days, rest, inbox, taps, statuses, failures, log, ended } = given;
  const left = [
    ...rest.waiting.filter(({ punches }) => punches > 0).map(({ tablet }) => `punches wait in ${tablet}`),
    ...rest.photos.map(({ tablet, punchId }) => `${tablet} still holds the photo of ${punchId}`),
    ...(ended === 0 ? [] : [`the server ended by itself ${ended} times`]),
  ];
  const says = 'At the end no tablet holds anything that it should have sent, and the server still runs.';
  return [
    ...judgeMemory(samples),
    judgeDescriptors(samples),
    judgeLoop(samples),
    ...judgeTables(days),
    judgeLog(log),
    judgeAnswers(statuses, failures),
    ...judgePunches(taps, inbox),
    { id: 'S11', says, cases: rest.waiting.length, problems: left },
    judgeAfterwards(given),
  ];
}
