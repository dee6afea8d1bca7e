// What of the log is shown, as it stands in the address.
import type { LogFilter } from './log-query.ts';
import type { logWords } from '#said/desk/log/log.ts';
import type { Language } from '@stimpill/words/language.ts';
import type { Said } from '@stimpill/words/said.ts';

/** The names of the filters in the address. */
export type LogFilterName = 'subject' | 'employeeId' | 'userId' | 'from' | 'to';
export type ChosenFilters = Readonly<Partial<Record<LogFilterName, string>>>;

type Subjects = Said<typeof logWords>['subjects'];
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A link that is mistyped shows more, and is never refused. */
export function toLogFilter(
  { subject, employeeId, userId, from, to }: ChosenFilters,
  subjects: Subjects,
  language: Language,
): LogFilter {
  return {
    language,
    ...(isSubject(subject, subjects) && { subject }),
    ...(employeeId !== undefined && ID.test(employeeId) && { employeeId }),
    ...(userId !== undefined && ID.test(userId) && { userId }),
    ...(from !== undefined && DATE.test(from) && { from }),
    ...(to !== undefined && DATE.test(to) && { to }),
  };
}

function isSubject(subject: string | undefined, subjects: Subjects): subject is keyof Subjects {
  return subject !== undefined && Object.hasOwn(subjects, subject);
}
