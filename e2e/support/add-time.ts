import { company } from './company.ts';
import type { StimpillServer } from './stimpill-server.ts';

/** Working time that nobody punched, written by the operator. */
export async function addTime(server: StimpillServer, employeeId: string, said: object): Promise<void> {
  const fields = { kind: 'work', breaks: [], projectId: null, subProjectId: null, isDraft: false };
  await server.call('addTimeEntry', { companyId: company.id }, { ...fields, employeeId, ...said });
}
