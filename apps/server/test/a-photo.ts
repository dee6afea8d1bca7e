import { randomUUID } from 'node:crypto';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { insertPunchFacts, type PunchFact } from '#features/ledger/punch-fact-store.ts';
import type { TestApi } from './api.ts';

/** The bytes of the photo that {@link aPunchWithPhoto} gives. */
export const PHOTO = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40, 7)]);

/** @returns the id of a punch of a tablet whose photo is here */
export async function aPunchWithPhoto(
  { deps, time }: TestApi,
  employee: Pick<EmployeeRow, 'id' | 'company_id'>,
): Promise<string> {
  const { knex } = deps.database;
  const [id, now] = [randomUUID(), time.clock()];
  const fact: PunchFact = {
    ...{ id, receivedAt: now, punchedAt: now },
    punch: {
      ...{ employeeId: employee.id, door: 'station', action: 'start' },
      ...{ projectId: undefined, subProjectId: undefined, deviceId: undefined, sentBy: undefined },
      location: { latitude: 64.1, longitude: -21.9 },
      clientAddress: '203.0.113.7',
    },
  };
  await inTransaction(deps.database, (tx) => insertPunchFacts(companyScope(tx, employee.company_id), [fact]));
  await knex('punch_photos').insert({
    ...{ company_id: employee.company_id, punch_id: id },
    ...{ uploaded_at: now, jpeg: PHOTO },
  });
  return id;
}
