import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { shellWords } from '#said/desk/app/shell.ts';

/** In place of a page that threw. The navigation beside it goes on working. */
export function CrashPage() {
  const t = useWords(shellWords);
  return (
    <PageFrame title={t.crashed}>
      <Notice look="error" isAlert>
        {t.crashedToDo}
      </Notice>
      <p>
        <Button icon="again" onPress={() => location.reload()}>
          {t.reload}
        </Button>
      </p>
    </PageFrame>
  );
}
