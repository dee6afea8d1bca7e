import { Suspense, useEffect, useMemo, useState } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Language } from '@stimpill/words/language.ts';
import { Toasts } from '#ui/toasts.tsx';
import { keepLanguage, SpeechContext } from '#words/words.ts';
import type { createDeskRouter } from './create-desk-router.tsx';
import { Door } from './door.tsx';
import { FirstQuestion } from './first-question.tsx';

type AppProps = {
  readonly language: Language;
  readonly client: QueryClient;
  readonly router: ReturnType<typeof createDeskRouter>;
};

export function App({ language: first, client, router }: AppProps) {
  const [language, setLanguage] = useState(first);
  const speech = useMemo(() => {
    const speak = (next: Language) => {
      keepLanguage(next);
      setLanguage(next);
    };
    return { language, speak };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <SpeechContext value={speech}>
      <QueryClientProvider client={client}>
        <Toasts>
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
