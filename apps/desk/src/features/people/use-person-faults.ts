// What only the operations about people refuse, as sentences. All other faults have sentences of their own already.
import { useWords } from '#words/words.ts';
import { personFaultWords } from '#said/desk/people/person-fault.ts';

/** Such as the sentence for `person.email_taken`; undefined for a code that is not about people. */
export function usePersonFaults(): (fault: { readonly code: string }) => string | undefined {
  const t = useWords(personFaultWords);
  return ({ code }) => (code in t ? t[code as keyof typeof t] : undefined);
}
