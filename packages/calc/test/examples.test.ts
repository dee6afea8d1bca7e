import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MECHANISM_NAMES } from '../src/rules/mechanisms/all-mechanisms.ts';
import { agreements, calculateTimesheet, holidaysOfYear, TimesheetInputError } from './engine.ts';
import { readExampleFiles, type Example } from './example-file.ts';
import { answerAs, calendarOf, inputOf } from './run-example.ts';

const files = readExampleFiles();
const payRules = readFileSync(new URL('../../../docs/pay-rules.md', import.meta.url), 'utf8');

const refusedPaths = (example: Example): readonly string[] => {
  try {
    calculateTimesheet(inputOf(example));
    return [];
  } catch (error) {
    if (error instanceof TimesheetInputError) return error.problems.map(({ path }) => path);
    throw error;
  }
};

const listOf = (example: Example): string[] =>
  holidaysOfYear(example.year ?? Number.NaN, calendarOf(example)).map(
    ({ date, name, isPublicHoliday }) => `${date} ${name}${isPublicHoliday ? '' : ' (not a public holiday)'}`,
  );

describe.each(files)('examples/$name', ({ examples }) => {
  it.each(examples)('$name', (example) => {
    if (example.expect) expect(answerAs(example.expect, example)).toEqual(example.expect);
    if (example.refused) expect(refusedPaths(example)).toEqual(example.refused);
    if (example.list) expect(listOf(example)).toEqual(example.list);
  });
});

describe('the examples as a whole', () => {
  const names = files.map(({ name }) => name);

  it.each(MECHANISM_NAMES)('show the mechanism %s in a file of its own', (mechanism) => {
    expect(names).toContain(`${mechanism}.yaml`);
  });

  it.each(MECHANISM_NAMES)('are joined by a section on %s in the pay rules', (mechanism) => {
    expect(payRules).toContain(`\n### \`${mechanism}\`\n`);
    expect(payRules).toContain(`examples/${mechanism}.yaml`);
  });

  it.each([...agreements.keys()])('show the agreement %s in a file of its own', (key) => {
    expect(names).toContain(`agreements/${key}.yaml`);
  });

  it('have names that no other example has', () => {
    const all = files.flatMap(({ examples }) => examples.map(({ name }) => name));

    expect(new Set(all).size).toBe(all.length);
  });
});
