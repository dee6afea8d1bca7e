// Is this the answer that the contract promises? A proxy's login page or an older server must become an error, never a screen
// that falls over. Only the fields the kiosk reads are looked at; the server's tests hold the rest.
import type { KioskOperationId } from './kiosk-operations.ts';

export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
export const bool: Check = (value) => typeof value === 'boolean';
export const wholeNumber: Check = (value) => Number.isSafeInteger(value);
export const instant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
/** What an older server leaves out. */
export const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const object =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const SHAPES: Record<KioskOperationId, Check> = {
  getHealth: object({ version: text, timeUtc: instant }),
  registerDevice: object({ deviceToken: text, companyId: text, companyName: text }),
  login: object({ accessToken: text }),
  revokeSession: object({ revokedSessions: wholeNumber }),
  getPunchList: listOf(
    object({
      id: text,
      name: text,
      departmentIds: listOf(text),
      isClockedIn: bool,
      openEntryStartAtUtc: orNull(instant),
    }),
  ),
  listTerminalDepartments: listOf(object({ id: text, name: text })),
  terminalPunch: object({ isClockedIn: bool, timeEntryId: text, punchedAtUtc: instant }),
};

/** Whether `data` carries what the kiosk reads from this operation. */
export function hasAnswerShape(id: KioskOperationId, data: unknown): boolean {
  return SHAPES[id](data);
}
