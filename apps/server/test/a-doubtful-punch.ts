import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import type { Tenant } from './a-tenant.ts';
import type { TestApi } from './api.ts';
import { aTablet } from './tablet.ts';

type World = { readonly api: TestApi; readonly tenant: Tenant };

/** A clock-out of now about which a manager is asked, because its PIN was wrong. */
export async function aDoubtfulPunch({ api, tenant }: World, employee: EmployeeRow): Promise<ReviewItemRow> {
  const tablet = await aTablet(api, tenant.users.manager);
  const punch = await tablet.tap({ employee, action: 'stop', pin: '0000' });
  await tablet.send([punch]);
  await api.deps.inboxJudge.drain();
  api.deps.inboxJudge.tidy();
  const items = api.database.database.knex<ReviewItemRow>('review_items');
  const [item] = await items.where({ punch_id: punch.punchId });
  if (item === undefined) throw new Error('the punch is in no doubt');
  return item;
}
