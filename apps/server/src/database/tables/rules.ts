// The pay rules of a company.
import { day, guid, json, orNull, text, whole, word } from '../columns.ts';
import { nobody } from '../erasing.ts';
import { ofCompany, type RowOf } from '../table.ts';

export const ruleSets = ofCompany('rule_sets', {
  subject: 'ruleSet',
  erasing: nobody('pay rules'),
  columns: { id: guid, name: text },
});
export type RuleSetRow = RowOf<typeof ruleSets>;

export const ruleVersions = ofCompany('rule_versions', {
  subject: 'ruleVersion',
  key: ['rule_set_id', 'number'],
  erasing: nobody('pay rules'),
  columns: {
    rule_set_id: guid,
    number: whole,
    valid_from: day,
    /** A rule definition; null where `agreement` names one that is shipped. */
    definition: orNull(json),
    agreement: orNull(word),
    /** By key: what the company gives where the rule leaves a value open; null: nothing. */
    parameter_values: orNull(json),
  },
});
export type RuleVersionRow = RowOf<typeof ruleVersions>;
