// What the page of today does about somebody, each with its way back. They are the corrections and absences that every page makes.
import type { QueryClient } from '@tanstack/react-query';
import { isChangedMeanwhile } from '#api/call-failed.ts';
import { ask, makeOld, send } from '#api/calls.ts';
import type { CallFor, Fetched } from '#api/contract.ts';
import { CORRECT_ENTRY, removeAdded, saidOf, type SaidEntry, type TimeEntryRecord } from '#api/timesheets.ts';

/** Why it is taken back stands in the history. */
export type Undo = (reason: string) => Promise<unknown>;

type Asked = { readonly client: QueryClient; readonly companyId: string; readonly reason: string };

/** @param read the open entry as it was seen @throws CallFailed */
export async function clockOut(
  { client, companyId, reason }: Asked,
  read: Fetched<TimeEntryRecord>,
  endAtUtc: string,
): Promise<Undo> {
  const params = { companyId, timeEntryId: read.data.id };
  const change = (body: CallFor<typeof CORRECT_ENTRY>['body'], version: string | undefined) =>
    send(client, CORRECT_ENTRY, { params, body, version });
  const ended = { ...saidOf(read.data), endAtUtc };
  const version = await change({ ...ended, reason }, read.version).then(
    (saved) => saved.version,
    (error: unknown) => versionIfDone(client, error, params, ended),
  );
  return (why) => change({ ...saidOf(read.data), reason: why }, version);
}

/** The answer of an earlier press was lost, and it was done. @throws what was thrown, where it was not */
async function versionIfDone(
  client: QueryClient,
  error: unknown,
  params: CallFor<'getTimeEntry'>['params'],
  wanted: SaidEntry,
): Promise<string | undefined> {
  if (!isChangedMeanwhile(error)) throw error;
  const now = await ask('getTimeEntry', { params }).catch(() => undefined);
  if (now === undefined || JSON.stringify(saidOf(now.data)) !== JSON.stringify(wanted)) throw error;
  await makeOld(client, CORRECT_ENTRY);
  return now.version;
}

/** @throws CallFailed */
export async function clockIn(
  { client, companyId, reason }: Asked,
  employeeId: string,
  startAtUtc: string,
): Promise<Undo> {
  const body = { employeeId, ...openSince(startAtUtc), reason };
  const added = await send(client, 'addTimeEntry', { params: { companyId }, body });
  return (why) => removeAdded(client, companyId, added, why);
}

/** Work that goes on, as a correction says it. */
export const openSince = (startAtUtc: string): SaidEntry => ({
  ...{ kind: 'work', startAtUtc, endAtUtc: null, breaks: [], isDraft: false },
  ...{ projectId: null, subProjectId: null },
});

type SickDay = CallFor<'enterAbsence'>['body'];

/** @throws CallFailed */
export async function enterSick({ client, companyId }: Omit<Asked, 'reason'>, body: SickDay): Promise<Undo> {
  const params = { companyId };
  const written = await send(client, 'enterAbsence', { params, body });
  const seen = written.map(({ id, type, minutes }) => ({ absenceId: id, type, minutes }));
  const absenceIds = seen.map(({ absenceId }) => absenceId);
  return (reason) => send(client, 'removeAbsences', { params, body: { absenceIds, reason, seen } });
}
