import { failureWords } from '#api/failure-words.ts';
import type { Failure } from '#api/read-answer.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLanguage } from '#words/language-provider.tsx';

type LookScreenProps = { readonly failure: Failure | undefined; readonly onAgain: () => void };

/** While the server is asked whose phone this is, and where that could not be learnt. */
export function LookScreen({ failure, onAgain }: LookScreenProps) {
  const { t } = useLanguage();
  return (
    <Page
      title={t.record.title}
      hasLanguages
      actions={
        failure && (
          <Button look="primary" icon="again" onPress={onAgain}>
            {t.tryAgain}
          </Button>
        )
      }
    >
      {failure ? <Notice>{failureWords(failure, t)}</Notice> : <Waiting>{t.opening}</Waiting>}
    </Page>
  );
}
