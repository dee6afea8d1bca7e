// That nothing else in the contract says what a setting of a company may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isGroup, SETTINGS, type SettingsList } from './settings-of-company.ts';

/** The names that are long enough to mean one thing, those that tablets know among them. */
function namesIn(list: SettingsList): string[] {
  const names = Object.entries(list).flatMap(([name, part]) =>
    isGroup(part) ? namesIn(part.settings) : [name, ...(part.onTablet === undefined ? [] : [part.onTablet])],
  );
  return [...new Set(names)].filter((name) => /[A-Z]/.test(name) && name !== 'timeZone');
}

it('a setting has its schema from the list of settings, in every contract but the public one', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const contracts = files.filter((file) => /^(?:manage|private)[/].*(?<![.]test)[.]ts$/.test(file));
  const saidIn = (file: string) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return namesIn(SETTINGS).filter((name) =>
      new RegExp(`\\b${name}: \\s*(?:z\\b|(?!toldAs)\\w+[(])`).test(text),
    );
  };

  expect(contracts.length).toBeGreaterThan(50);
  expect(contracts.flatMap((file) => saidIn(file).map((name) => `${file} ${name}`))).toEqual([]);
});
