// What the codes of a payroll system stand for, in the words of the rules of the company.
import { useQuery } from '@tanstack/react-query';
import { query } from '#api/calls.ts';
import type { MappedLine } from '#api/pay-rules.ts';
import type { ProfileKey } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useLineName } from '#ui/use-line-name.ts';
import { systemOf } from './check-places.ts';

type CodeWords = {
  /** What a line is called; its key, where that is not known. */
  readonly ofLine: (key: string) => string;
  /** What is paid under a code; empty where that is not known. */
  readonly ofCode: (code: string) => string;
};

/** What rules call by more names than this says nothing. */
const NAMES_AT_MOST = 2;

/** @param enabled whether any is shown */
export function useCodeWords(profile: ProfileKey, enabled = true): CodeWords {
  const { id: companyId } = useSession().company;
  const nameOf = useLineName();
  const params = { companyId, target: systemOf(profile) };
  const { data } = useQuery({ ...query('getPayrollCodes', { params }), enabled });
  const lines = data?.data.lines ?? [];
  const wordsOf = (line: MappedLine) => (line.names.length > NAMES_AT_MOST ? line.key : nameOf(line));
  return {
    ofLine: (key) => lines.filter((line) => line.key === key).map(wordsOf)[0] ?? key,
    ofCode: (code) => [...new Set(lines.filter((line) => line.code === code).map(wordsOf))].join(', '),
  };
}
