// Is this the answer that the contract promises to a station? As in `answer-shape.ts`: only what the kiosk reads is looked at.
import {
  bool,
  instant,
  listOf,
  object,
  orMissing,
  orNull,
  text,
  wholeNumber,
  type Check,
} from './answer-shape.ts';
import type { StationOperationId } from './station-operations.ts';

const state = object({
  keyEpoch: wholeNumber,
  highestSequence: wholeNumber,
  missing: listOf(object({ from: wholeNumber, to: wholeNumber })),
  serverTimeUtc: instant,
  anchor: text,
});

const withState = (fields: Record<string, Check>) => object({ ...fields, station: state });
const named = { id: text, name: text };

const minutesByKind = object({
  daytimeMinutes: wholeNumber,
  eveningMinutes: wholeNumber,
  nightTimeMinutes: wholeNumber,
  weekendMinutes: wholeNumber,
  overtimeMinutes: wholeNumber,
  holidayMinutes: wholeNumber,
  majorHolidayMinutes: wholeNumber,
});

const punchResult = object({
  punchId: text,
  sequence: wholeNumber,
  verdict: text,
  outcome: orNull(text),
  reason: orNull(text),
  punchedAtUtc: orNull(instant),
  isClockedIn: orNull(bool),
  receipt: orNull(text),
});

const SHAPES: Record<StationOperationId, Check> = {
  registerDeviceKey: withState({ deviceId: text, companyId: text, keyEpoch: wholeNumber }),
  getServerTime: withState({}),
  getStationSettings: withState({
    company: object({
      ...named,
      timeZone: text,
      projectSelection: text,
      punchPhoto: text,
      managerCodeVersion: orNull(text),
    }),
    device: object({ ...named, listMode: text }),
    sealingKeys: listOf(object({ keyId: text, publicKey: text, useFromUtc: instant })),
    settingsVersion: text,
  }),
  sendHeartbeat: withState({
    receipts: listOf(object({ punchId: text, receipt: text })),
    settingsVersion: text,
  }),
  checkManagerCode: withState({ managerCodeVersion: text }),
  revokeOwnDevice: withState({ revokedAtUtc: instant }),
  listStationPeople: withState({
    people: listOf(
      object({
        ...named,
        departmentIds: listOf(text),
        isClockedIn: bool,
        openEntryStartAtUtc: orNull(instant),
        employeeNumber: orNull(text),
      }),
    ),
    departments: listOf(object(named)),
  }),
  listStationProjects: withState({
    projects: listOf(object({ ...named, code: orNull(text), subProjects: listOf(object(named)) })),
  }),
  authenticateStationPin: withState({
    session: object({ displayName: text, isClockedIn: bool, employeeToken: text, expiresAtUtc: instant }),
    openEntryStartAtUtc: orNull(instant),
    punchesInReview: wholeNumber,
    plannedShifts: orMissing(listOf(object({ startAtUtc: instant, endAtUtc: instant }))),
  }),
  sendPunchBatch: withState({ results: listOf(punchResult) }),
  uploadPunchPhoto: withState({ punchId: text }),
  disputePunch: withState({ punchId: text }),
  getOwnHours: withState({
    today: object({
      date: text,
      workedMinutes: wholeNumber,
      openEntryStartAtUtc: orNull(instant),
      stints: orMissing(listOf(object({ startAtUtc: instant, endAtUtc: orNull(instant), isDraft: bool }))),
    }),
    period: object({
      startDate: text,
      endDate: text,
      totalMinutes: wholeNumber,
      buckets: orMissing(minutesByKind),
      credits: orMissing(listOf(object({ account: text, minutes: wholeNumber }))),
    }),
  }),
  listOwnShifts: withState({
    shifts: listOf(object({ id: text, shiftTypeName: text, startAtUtc: instant, endAtUtc: instant })),
  }),
  listStationReviews: withState({
    reviews: listOf(
      object({ ...named, reason: text, action: orNull(text), atUtc: instant, openedAtUtc: instant }),
    ),
    openItems: wholeNumber,
  }),
  requestCorrection: withState({ requestId: text, outcome: text, isClockedIn: bool }),
};

/** Whether `data` carries what the kiosk reads from this operation of the station. */
export function hasStationAnswerShape(id: StationOperationId, data: unknown): boolean {
  return SHAPES[id](data);
}
