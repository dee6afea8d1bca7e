// Time entries that are corrected: at the desk, or by the operator with "stimpill call".
import type { TimeEntryRecord } from '@stimpill/api-types/manage';
import type { TestApi } from './api.ts';
import type { CommandEnd, TestCommandLine } from './command-line.ts';

type Fields = Readonly<Record<string, unknown>>;

const CORRECT = 'changeTimeEntry';

type Signed = { readonly companyId: string; readonly token: string };

/** Saves an entry as it shall be, over the version that was read. */
export async function saveEntry(
  api: TestApi,
  { companyId, token }: Signed,
  { id, employeeId: _, isLocked: __, ...fields }: TimeEntryRecord,
  { version, reason }: { readonly version: string; readonly reason: string },
) {
  const params = { companyId, timeEntryId: id };
  return api.call(CORRECT, { params, token, headers: { 'If-Match': version }, body: { ...fields, reason } });
}

/** Reads an entry and corrects it. Whatever is not said stays. */
export async function correctEntry(
  api: TestApi,
  signed: Signed,
  id: string,
  { reason, ...fields }: Fields & { readonly reason: string },
) {
  const params = { companyId: signed.companyId, timeEntryId: id };
  const { data, headers } = await api.call('getTimeEntry', { params, token: signed.token });
  return saveEntry(api, signed, { ...data, ...fields }, { version: headers.get('ETag') ?? '', reason });
}

const NEW = { kind: 'work', endAtUtc: null, breaks: [], projectId: null, subProjectId: null, isDraft: false };

export function entriesByCall(cli: TestCommandLine, companyId: string, reason = 'the tablet was off') {
  const of = (timeEntryId: string) => ({ companyId, timeEntryId });
  /** As it was read, with its version. */
  const changed = async (
    operation: string,
    id: string,
    become: (read: Fields) => Fields,
  ): Promise<CommandEnd> => {
    const read = await cli.call('getTimeEntry', of(id));
    if (read.code !== 0) return read;
    const version = read.err.replace('Version: ', '').trim();
    return cli.call(operation, of(id), become(JSON.parse(read.out) as Fields), version);
  };
  return {
    add: (employeeId: string, fields: Fields) =>
      cli.call('addTimeEntry', { companyId }, { ...NEW, employeeId, ...fields, reason }),
    /** Whatever is not said stays. */
    change: (id: string, fields: Fields) =>
      changed(CORRECT, id, ({ kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft }) => ({
        ...{ kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft },
        ...{ ...fields, reason },
      })),
    remove: (id: string) => changed('removeTimeEntry', id, () => ({ reason })),
  };
}
