import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '#api/call-failed.ts';
import { useSession } from '#api/session.ts';
import { timesheetGridQuery } from '#api/timesheet-grid.ts';
import type { Range } from '#api/timesheets.ts';
import { figuresOf, type FiguresOf } from './figures.ts';

type FiguresThere = {
  /** Undefined until both periods are there. */
  readonly data: FiguresOf | undefined;
  readonly error: CallFailed | undefined;
};

/** The hours of everybody in a period, beside those of the one before. */
export function useFigures(range: Range, before: Range): FiguresThere {
  const { id } = useSession().company;
  const now = useQuery(timesheetGridQuery(id, range));
  const earlier = useQuery(timesheetGridQuery(id, before));
  const data = useMemo(
    () => now.data && earlier.data && figuresOf(now.data.people, earlier.data.people),
    [now.data, earlier.data],
  );
  const error = now.error ?? earlier.error;
  return { data, error: error instanceof CallFailed ? error : undefined };
}
