import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { CompanyFileRefused } from '../features/company-file/file-fault.ts';
import { explainFailure } from './explain-failure.ts';
import { Refused } from '../errors/refused.ts';

const databaseError = (code: string) =>
  Object.assign(new Error("insert into employees values ('$argon2id$v=19$secret')"), { code });

describe('a failure', () => {
  it('of the database never quotes the statement and its values', () => {
    for (const code of ['SQLITE_CONSTRAINT_CHECK', '23505', 'SQLITE_BUSY', '08006']) {
      const { exitCode, text } = explainFailure(databaseError(code));

      expect(exitCode).toBe(3);
      expect(text).not.toContain('argon2id');
    }
  });

  it('of the file lists its faults, one a line', () => {
    const { exitCode, text } = explainFailure(
      new CompanyFileRefused([{ path: 'company.name', message: 'is missing' }]),
    );

    expect({ exitCode, text }).toEqual({
      exitCode: 1,
      text: 'The company file has a fault. Nothing was imported.\n  company.name is missing.\n',
    });
  });

  it('of a file with a flood of faults shows the first thousand and counts the rest', () => {
    const faults = Array.from({ length: 250_000 }, (_, index) => ({
      path: `timeEntries[${index}].id`,
      message: 'is missing',
    }));

    const lines = explainFailure(new CompanyFileRefused(faults)).text.trimEnd().split('\n');

    expect(lines).toHaveLength(1_002);
    expect(lines[0]).toBe('The company file has 250000 faults. Nothing was imported.');
    expect(lines.at(-1)).toBe('  And 249000 more. Correct these first.');
  });

  it('ends with 2 for wrong usage, with 1 for a refusal, and help is no failure', () => {
    expect(explainFailure(new CommanderError(1, 'commander.unknownCommand', 'x')).exitCode).toBe(2);
    expect(explainFailure(new CommanderError(0, 'commander.helpDisplayed', 'x')).exitCode).toBe(0);
    expect(explainFailure(new Refused('No.'))).toEqual({ exitCode: 1, text: 'No.\n' });
  });
});
