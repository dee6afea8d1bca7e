import type { PersonToday, Today } from '@stimpill/api-types/manage';
import { toInstant } from '#to-instant.ts';
import type { DayOfCompany, PersonOfDay } from './read-today.ts';

export function toToday({
  date,
  people,
  tablets,
  holidaysMissedUntil,
  missingBackups,
  proxyTrouble,
  clockTrouble,
}: DayOfCompany): Today {
  return {
    date,
    people: people.map(toPersonToday),
    tablets: tablets.map(({ tablet, concerns }) => ({
      id: tablet.id,
      name: tablet.name,
      lastSeenAtUtc: toInstant(tablet.lastSeenAt),
      isSilent: concerns.some(({ kind }) => kind === 'silent'),
      concerns: concerns.length,
    })),
    holidaysMissedUntil,
    missingBackups: missingBackups && { newestAtUtc: orNull(missingBackups.newestAt) },
    proxyTrouble,
    clockTrouble: clockTrouble && {
      server: clockTrouble.server,
      offsetSeconds: clockTrouble.offsetMs / 1_000,
    },
  };
}

function toPersonToday(person: PersonOfDay): PersonToday {
  const { employee, departments, state, planned, inSince, leftAt, where, absence, forgottenSince } = person;
  const { open, proposedOut, call } = person;
  return {
    employeeId: employee.id,
    displayName: employee.displayName,
    phone: employee.phone,
    departments: departments.map(({ id, name }) => ({ id, name })),
    state,
    inSinceAtUtc: orNull(inSince),
    door: where?.door ?? null,
    tabletName: where?.tabletName ?? null,
    projectName: where?.projectName ?? null,
    plannedStartAtUtc: orNull(planned?.startAt ?? null),
    plannedEndAtUtc: orNull(planned?.endAt ?? null),
    leftAtUtc: orNull(leftAt),
    absenceType: state === 'absent' ? (absence?.type ?? null) : null,
    absenceKindId: state === 'absent' ? (absence?.kindId ?? null) : null,
    forgottenSinceAtUtc: orNull(forgottenSince),
    call: call === undefined ? null : { atUtc: toInstant(call.at), byName: call.byName },
    openEntryId: open?.id ?? null,
    proposedOut:
      proposedOut === undefined ? null : { atUtc: toInstant(proposedOut.at), from: proposedOut.from },
  };
}

function orNull(epochMs: number | null): string | null {
  return epochMs === null ? null : toInstant(epochMs);
}
