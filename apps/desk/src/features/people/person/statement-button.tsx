import { useQuery } from '@tanstack/react-query';
import { startDayQuery } from '#api/pay-days.ts';
import { lastRanges } from '#api/pay-range.ts';
import type { PersonRecord } from '#api/people.ts';
import { useSession } from '#api/session.ts';
import { StatementsButton } from '#records/statements/statements-button.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { statementsWords } from '#said/desk/common/statements.ts';

/** So many periods that have ended: a year, and the one of a year ago. */
const PERIODS = 13;

/** The statement of a pay period, the last one that has ended unless another is chosen. */
export function StatementButton({ person }: { readonly person: PersonRecord }) {
  const t = useWords(statementsWords);
  const { company } = useSession();
  const today = useToday(company.timeZone);
  const { data: startDay } = useQuery(startDayQuery(company.id, person.payPeriodId));
  const people = [{ employeeId: person.id, name: person.displayName }];
  return (
    <StatementsButton
      people={people}
      periods={startDay === undefined ? undefined : lastRanges(today, startDay, PERIODS)}
    >
      {t.act}
    </StatementsButton>
  );
}
