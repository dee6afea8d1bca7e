import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Language } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { speakOnPages } from '@stimpill/words/page-words.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { Toasts, useToast } from '#ui/toasts.tsx';
import { keepLanguage, SpeechContext, useWords } from '#words/words.ts';
import type { createDeskRouter } from './create-desk-router.tsx';
import { Door } from './door.tsx';
import { FirstQuestion } from './first-question.tsx';

type AppProps = {
  readonly language: Language;
  /** Another one, whose sentences did not arrive. */
  readonly wished?: Language;
  readonly client: QueryClient;
  readonly router: ReturnType<typeof createDeskRouter>;
};

export function App({ language: first, wished = first, client, router }: AppProps) {
  const { speech, refused } = useLanguages(first, wished);
  return (
    <SpeechContext value={speech}>
      <QueryClientProvider client={client}>
        <Toasts>
          <RefusedLanguage refused={refused} kept={speech.language} />
          <FirstQuestion>
            <Door history={router.history}>
              <Suspense>
                <RouterProvider router={router} />
              </Suspense>
            </Door>
          </FirstQuestion>
        </Toasts>
      </QueryClientProvider>
    </SpeechContext>
  );
}

type Refused = { readonly language: Language };

/** The language of the page, and the one that somebody chose and whose sentences did not arrive. */
function useLanguages(first: Language, wished: Language) {
  const [language, setLanguage] = useState(first);
  const [refused, setRefused] = useState(wished === first ? undefined : { language: wished });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(() => {
    const speak = async (next: Language) => {
      try {
        if (!(await speakOnPages(next))) return false;
      } catch {
        setRefused({ language: next });
        return false;
      }
      keepLanguage(next);
      setLanguage(next);
      return true;
    };
    return { language, speak };
  }, [language]);
  return { speech, refused };
}

type RefusedLanguageProps = { readonly refused: Refused | undefined; readonly kept: Language };

function RefusedLanguage({ refused, kept }: RefusedLanguageProps) {
  const say = useToast();
  const t = useWords(dataWords);
  const told = useRef<Refused | undefined>(undefined);
  useEffect(() => {
    if (!refused || refused === told.current) return;
    told.current = refused;
    const names = { wanted: OWN_LANGUAGE[refused.language].name, kept: OWN_LANGUAGE[kept].name };
    say({ text: t.languageStays(names), isFailure: true });
  }, [refused, kept, say, t]);
  return null;
}
