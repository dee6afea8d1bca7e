import { Link } from '@tanstack/react-router';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { shellWords } from '#said/desk/app/shell.ts';

export function NoPage() {
  const t = useWords(shellWords);
  return (
    <PageFrame title={t.noPage}>
      <p>{t.noPageToDo}</p>
      <p>
        <Link to="/">{t.toStart}</Link>
      </p>
    </PageFrame>
  );
}
