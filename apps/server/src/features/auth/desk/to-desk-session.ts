import type { DeskSession as PublicDeskSession, OwnSession } from '@stimpill/api-types/manage';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { toInstant } from '#to-instant.ts';
import type { AddressNotice } from '../addresses/address-notice.ts';
import type { SessionOfPerson } from './desk-session-store.ts';
import { CONFIRMED_MS, IDLE_MS, type DeskSession } from './desk-session.ts';

type SignedIn = {
  readonly employee: Employee;
  /** The departments to whose people the person is limited now; null: everybody. */
  readonly departmentIds: readonly string[] | null;
  readonly company: CompanySettings;
  readonly session: DeskSession;
  readonly factors: PublicDeskSession['factors'];
  /** From which day on a second factor is demanded, and whether the person has none although that day has come. */
  readonly demand: { readonly from: string | null; readonly isUnmet: boolean };
  readonly newAddress: AddressNotice | null;
};

export function toDeskSession({
  employee,
  departmentIds,
  company: { id, name, language, timeZone, decidesOwnTime },
  session,
  factors,
  demand,
  newAddress,
}: SignedIn): PublicDeskSession {
  return {
    userId: employee.id,
    displayName: employee.displayName,
    email: employee.email,
    language: employee.language,
    role: employee.role,
    departmentIds: departmentIds && [...departmentIds],
    decidesOwnTime,
    company: { id, name, language, timeZone },
    factors,
    factorDemandedFrom: demand.from,
    isFactorDemanded: demand.isUnmet,
    newAddress: newAddress && toNewAddress(newAddress),
    confirmedUntilAtUtc: toInstant(session.confirmedAt + CONFIRMED_MS),
    idleEndsAtUtc: toInstant(Math.min(session.usedAt + IDLE_MS, session.endsAt)),
    endsAtUtc: toInstant(session.endsAt),
    beganWithPasskey: session.passkeyId !== null,
  };
}

function toNewAddress({ since, ...notice }: AddressNotice): PublicDeskSession['newAddress'] {
  return { ...notice, sinceAtUtc: toInstant(since) };
}

export function toOwnSession(session: SessionOfPerson, thisId: string): OwnSession {
  return {
    id: session.id,
    kind: session.kind,
    isThisOne: session.id === thisId,
    startedAtUtc: toInstant(session.startedAt),
    lastUsedAtUtc: session.usedAt === null ? null : toInstant(session.usedAt),
    endsAtUtc: toInstant(session.endsAt),
    program: session.program,
  };
}
