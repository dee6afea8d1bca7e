// The days of absence that a dialog changes, as they were when it was opened. Where somebody else was faster they are read again and told.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isChangedMeanwhile } from '#api/call-failed.ts';
import { makeOld } from '#api/calls.ts';
import { readAwayDays, type AwayDay, type CalendarPerson, type SeenAbsences } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { daysInARow } from './days-in-a-row.ts';

type SeenDays = {
  /** By date. */
  readonly row: readonly AwayDay[];
  /** Those that are otherwise than when the dialog was opened. */
  readonly changed: readonly AwayDay[];
  /** Does it; where somebody else was faster, what they made of the days is read before that is told. Throws what it threw. */
  readonly guard: (work: () => Promise<void>) => Promise<void>;
};

export function useSeenDays({ employeeId, days }: CalendarPerson, away: AwayDay): SeenDays {
  const { company } = useSession();
  const client = useQueryClient();
  const [first] = useState(() => daysInARow(days, away));
  const [row, setRow] = useState(first);
  const look = async () => {
    const range = { startDate: row[0]?.date ?? away.date, endDate: row.at(-1)?.date ?? away.date };
    const now = await readAwayDays({ companyId: company.id, employeeId }, range);
    setRow(row.map((day) => now.find(({ absenceId }) => absenceId === day.absenceId) ?? day));
    await makeOld(client, 'changeAbsences');
  };
  return {
    row,
    changed: row.filter((day, place) => !isSame(day, first[place])),
    guard: async (work) => {
      try {
        await work();
      } catch (error) {
        if (isChangedMeanwhile(error)) await look();
        throw error;
      }
    },
  };
}

/** What the server holds against it. */
export function seenOf(days: readonly AwayDay[]): SeenAbsences {
  return days.flatMap(({ absenceId, type, kindId, minutes, isWholeDay }) =>
    absenceId === null ? [] : [{ absenceId, type, kindId, minutes: isWholeDay ? null : minutes }],
  );
}

const isSame = (one: AwayDay, other: AwayDay | undefined) =>
  other !== undefined && JSON.stringify(seenOf([one])) === JSON.stringify(seenOf([other]));
