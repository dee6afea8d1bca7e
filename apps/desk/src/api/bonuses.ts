// Bonuses once a year: what everybody has earned, and the file of what is proposed.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Bonuses } from '@stimpill/api-types/manage';
import { callManage } from './call-manage.ts';
import type { CallFor, DataFor } from './desk-operations.ts';
import { queryKeys } from './query-keys.ts';

export type { Bonuses };
export type BonusKind = Bonuses['kind'];
export type BonusesOfPerson = Bonuses['people'][number];
export type BonusShare = BonusesOfPerson['shares'][number];
export type AskedBonusRun = CallFor<'makeBonusRun'>['body'];
export type MadeBonusRun = DataFor<'makeBonusRun'>;

export const bonusesQuery = (companyId: string, kind: BonusKind, year: string) =>
  queryOptions({
    queryKey: [...queryKeys.bonuses, companyId, kind, year],
    queryFn: async ({ signal }) =>
      (await callManage('getBonuses', { params: { companyId }, query: { bonus: kind, year }, signal })).data,
  });

/** @throws CallFailed */
export async function makeBonusRun(
  client: QueryClient,
  companyId: string,
  body: AskedBonusRun,
): Promise<MadeBonusRun> {
  const { data } = await callManage('makeBonusRun', { params: { companyId }, body });
  await Promise.all(
    [queryKeys.bonuses, queryKeys.payrollRuns, queryKeys.log].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
  return data;
}
