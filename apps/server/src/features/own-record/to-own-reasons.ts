// Why a day is paid as it is, as the person reads it whose day it is.
import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import type { ExplainedDay } from '#features/timesheets/explain-day.ts';
import { toInstant } from '#to-instant.ts';

export type OwnReasons = Omit<DataOf<typeof stationOperations.explainOwnDay>, 'station'>;
type Reason = OwnReasons['credits'][number];
type Credit = ExplainedDay['credits'][number];

export function toOwnReasons({ holiday, entries, credits }: ExplainedDay): OwnReasons {
  return {
    holiday: holiday?.sentence ?? null,
    entries: entries.map(({ entry, explained }) => ({
      timeEntryId: entry.id,
      startAtUtc: toInstant(entry.startAt),
      keptOtherwise: explained.keptOtherwise,
      reasons: [
        ...explained.stretches.map(({ hours, minutes, bucketName, forWorker }) => ({
          ...{ hours, minutes, name: bucketName, sentence: forWorker },
        })),
        ...explained.credits.map(toReason),
      ],
    })),
    credits: credits.map(toReason),
  };
}

function toReason({ credit, forWorker }: Credit): Reason {
  return { hours: null, minutes: credit.minutes, name: null, sentence: forWorker };
}
