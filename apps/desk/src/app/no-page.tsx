import { Link } from '@tanstack/react-router';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { shellWords } from '#said/desk/app/shell.ts';
import { FIRST_PAGE } from './pages.ts';

export function NoPage() {
  const t = useWords(shellWords);
  return <ToStart title={t.noPage} toDo={t.noPageToDo} />;
}

/** At the address of a page that is for others. */
export function NotForYou() {
  const t = useWords(shellWords);
  return <ToStart title={t.notForYou} toDo={t.notForYouToDo} />;
}

function ToStart({ title, toDo }: { readonly title: string; readonly toDo: string }) {
  const t = useWords(shellWords);
  return (
    <PageFrame title={title}>
      <p>{toDo}</p>
      <p>
        <Link to={FIRST_PAGE}>{t.toStart}</Link>
      </p>
    </PageFrame>
  );
}
