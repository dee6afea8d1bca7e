// docs/company-file.md has the settings as a table, which is held against their list here.
import { readFileSync } from 'node:fs';
import { isGroup, SETTINGS, type Setting, type SettingsList } from '@stimpill/api-types/settings';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../../../docs/company-file.md', import.meta.url), 'utf8');

const MAY_BE = {
  guid: 'an id',
  reference: 'an id',
  zone: 'an IANA zone',
  yesNo: 'true, false',
  day: 'yyyy-MM-dd',
  localTime: 'HH:mm',
  managerCode: 'an argon2id hash',
  addressRanges: 'ranges in CIDR form',
  holidays: 'days as in the example',
  days: 'days, yyyy-MM-dd',
  payLines: 'keys',
} as const;

function mayBe(setting: Setting): string {
  if (setting.is === 'name') return `up to ${setting.longest} characters`;
  if (setting.is === 'whole') return `${setting.from} to ${setting.to} ${setting.unit}`;
  if (setting.is === 'choice') return setting.of.join(', ');
  return MAY_BE[setting.is];
}

function rowsOf(list: SettingsList, group = ''): string[] {
  return Object.entries(list).flatMap(([name, part]) => {
    if (isGroup(part)) return rowsOf(part.settings, `${name}.`);
    const missing = 'default' in part ? `\`${JSON.stringify(part.default)}\`` : 'must be given';
    return [[`\`${group}${name}\``, mayBe(part), missing, part.means].join(' | ')];
  });
}

/** Formatted by the person who formats the page. */
const told = page.split('\n').map((line) => line.replace(/^\| | +\|$/g, '').replaceAll(/ +\| /g, ' | '));

it.each(rowsOf(SETTINGS))('the page of the company file has the setting %s', (row) => {
  expect(told).toContain(row);
});
