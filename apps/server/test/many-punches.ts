// Several people who punch in and out through one address without a break, and what each of them was told.
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';

export type Told = {
  readonly employeeId: string;
  readonly action: 'start' | 'stop';
  /** 0 where no answer came. */
  readonly status: number;
  /** Of a success. */
  readonly timeEntryId: string | null;
  /** When the answer came, epoch milliseconds. */
  readonly at: number;
};

type Success = { readonly data: { readonly timeEntryId: string } };

export type Punching = {
  readonly told: readonly Told[];
  /** Waits until that many further punches were stored. */
  readonly goesOn: (punches: number) => Promise<void>;
  /** Ends it after the punches under way. */
  readonly end: () => Promise<void>;
};

type Crowd = {
  readonly origin: string;
  readonly people: readonly EmployeeRow[];
  /** Tokens of managers: one may punch 120 times a minute. */
  readonly tokens: readonly string[];
};

/** A tablet would wait longer before it tries again. */
const AGAIN_AFTER_MS = 20;
/** After each punch: however fast the machine is, a few people never punch more often than their tokens may. */
const REST_MS = 5;

export function startPunching({ origin, people, tokens }: Crowd): Punching {
  const told: Told[] = [];
  let isOver = false;
  let sent = 0;

  const punch = async (employee: EmployeeRow, action: Told['action']): Promise<Told> => {
    sent += 1;
    const token = tokens[sent % tokens.length] ?? '';
    const sentPunch = { employeeId: employee.id, action };
    try {
      const answer = await fetch(`${origin}/api/v1/companies/${employee.company_id}/punches`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(sentPunch),
      });
      const text = await answer.text();
      const timeEntryId = answer.ok ? (JSON.parse(text) as Success).data.timeEntryId : null;
      return { ...sentPunch, status: answer.status, timeEntryId, at: Date.now() };
    } catch {
      return { ...sentPunch, status: 0, timeEntryId: null, at: Date.now() };
    }
  };
  const goOn = async (employee: EmployeeRow) => {
    let action: Told['action'] = 'start';
    while (!isOver) {
      const answer = await punch(employee, action);
      told.push(answer);
      // A punch whose answer was lost may have been stored: then this one is already in, or out.
      if (answer.status === 200 || answer.status === 409) action = action === 'start' ? 'stop' : 'start';
      await wait(answer.status === 0 ? AGAIN_AFTER_MS : REST_MS);
    }
  };
  const running = people.map(goOn);
  const stored = () => told.filter(({ status }) => status === 200).length;
  return {
    told,
    goesOn: async (punches) => {
      const wanted = stored() + punches;
      while (stored() < wanted) await wait(AGAIN_AFTER_MS);
    },
    end: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** Punches whose success was told, and that are not in the database as they were told. */
export async function findLost({ knex }: Database, told: readonly Told[]): Promise<readonly Told[]> {
  const entries = new Map<string, TimeEntryRow>(
    (await knex<TimeEntryRow>('time_entries')).map((entry) => [entry.id, entry]),
  );
  return told.filter(({ status, employeeId, timeEntryId, action, at }) => {
    if (status !== 200) return false;
    const entry = entries.get(timeEntryId ?? '');
    // Somebody whose clock-out was lost may have clocked out again since.
    const isEnded = (entry?.end_at ?? Infinity) <= at;
    return entry?.employee_id !== employeeId || (action === 'stop' && !isEnded);
  });
}
