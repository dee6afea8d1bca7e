import { Link } from '@tanstack/react-router';
import { isRefusedWith } from '#api/call-failed.ts';
import { useSession } from '#api/session.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { shellWords } from '#said/desk/app/shell.ts';
import { noPersonWords } from '#said/desk/common/no-person.ts';

/** Whether nobody is there, or nobody whom the reader sees: the server tells neither from the other. */
export const isNoPerson = ({ data, error }: { readonly data: unknown; readonly error: Error | null }) =>
  data === undefined && isRefusedWith(error, 'employee.not_found');

/** What stands at their address: asking again helps nobody, and nothing leads to what can be done about them. */
export function NoPerson() {
  const t = useWords(noPersonWords);
  const { noPageToDo } = useWords(shellWords);
  const isLimited = (useSession().departmentIds ?? null) !== null;
  return (
    <PageFrame title={t.title}>
      <p>{isLimited ? t.limited : noPageToDo}</p>
      <p>
        <Link to="/people">{t.toPeople}</Link>
      </p>
    </PageFrame>
  );
}
