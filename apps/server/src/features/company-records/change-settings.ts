// What a company decides about itself, all of it at once.
import { DomainError } from '#errors/domain-error.ts';
import type { SaidSettings } from '#features/companies/company-settings.ts';
import { listPayPeriods } from '#features/companies/pay-period-store.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { listRuleSets } from '#features/rules/rule-store.ts';
import { authorOf, type RecordAuthor } from '#features/changes/change.ts';

/** The settings that are changed here; the manager code of the tablets has a place of its own. */
export type ChangeableSettings = Omit<SaidSettings, 'id' | 'terminal'> & {
  readonly terminal: Omit<SaidSettings['terminal'], 'managerExitCodeHash'>;
};

export function changeableSettings({ id: _, terminal, ...settings }: SaidSettings): ChangeableSettings {
  const { managerExitCodeHash: _hash, ...changeable } = terminal;
  return { ...settings, terminal: changeable };
}

/** @param expect compares the settings as they are with the version that the caller has read */
export async function changeSettings(
  author: RecordAuthor,
  wanted: ChangeableSettings,
  expect: (current: ChangeableSettings) => void,
  deps: RecordsDeps,
): Promise<void> {
  const { companyId } = author;
  const change = { companyId, by: authorOf(author), reason: null, places: ['company'] };
  await changeRecords(
    change,
    async (scope, settings) => {
      const { defaultRuleSetId, defaultPayPeriodId } = wanted;
      if (defaultRuleSetId !== null && !has(await listRuleSets(scope), defaultRuleSetId))
        throw new DomainError('rule_set.not_found', { field: 'defaultRuleSetId' });
      if (defaultPayPeriodId !== null && !has(await listPayPeriods(scope), defaultPayPeriodId))
        throw new DomainError('pay_period.not_found', { field: 'defaultPayPeriodId' });
      expect(changeableSettings(settings));
      const terminal = { ...settings.terminal, ...wanted.terminal };
      return { company: { ...settings, ...wanted, terminal } };
    },
    deps,
  );
}

function has(records: readonly { readonly id: string }[], id: string): boolean {
  return records.some((record) => record.id === id);
}
