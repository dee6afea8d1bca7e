// Time entries that the operator corrects with "stimpill call".
import type { CommandEnd, TestCommandLine } from './command-line.ts';

type Fields = Readonly<Record<string, unknown>>;

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
      changed(
        'changeTimeEntry',
        id,
        ({ kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft }) => ({
          ...{ kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft },
          ...{ ...fields, reason },
        }),
      ),
    remove: (id: string) => changed('removeTimeEntry', id, () => ({ reason })),
  };
}
