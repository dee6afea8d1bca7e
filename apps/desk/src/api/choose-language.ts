import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '@stimpill/words/language.ts';
import { useSpeech } from '#words/words.ts';
import { changeOwnLanguage } from './session.ts';
import { useSending } from './use-sending.ts';

/** The desk speaks it at once, and the person keeps it: in every browser, and in mails. Without the server it holds in this browser. */
export function useChooseLanguage(): (language: Language) => void {
  const { speak } = useSpeech();
  const client = useQueryClient();
  const { mutate } = useSending({ mutationFn: (language: Language) => changeOwnLanguage(client, language) });
  const choose = async (language: Language) => {
    if (await speak(language)) mutate(language);
  };
  return (language) => void choose(language);
}
