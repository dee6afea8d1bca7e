// That somebody who has not come was called: noted with one press, and taken back with another.
import { useQueryClient } from '@tanstack/react-query';
import { useOneSending } from '@stimpill/ui/use-one-sending.ts';
import { send } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { actWords } from '#said/desk/today/act.ts';
import { todayWords } from '#said/desk/today/today.ts';
import type { PersonToday } from './today-queries.ts';
import { useActSentence } from './use-acting.tsx';

type NoteCalledProps = { readonly person: Pick<PersonToday, 'employeeId'>; readonly name: string };

export function NoteCalled({ person: { employeeId }, name }: NoteCalledProps) {
  const t = useWords(todayWords);
  const { undone } = useWords(actWords);
  const client = useQueryClient();
  const params = { companyId: useSession().company.id, employeeId };
  const say = useToast();
  const sentenceOf = useActSentence();
  const once = useOneSending();
  const fail = (error: unknown) => say({ text: sentenceOf(error), isFailure: true });
  const takeBack = () => send(client, 'removeCall', { params }).then(() => say({ text: undone }), fail);
  const note = () =>
    send(client, 'noteCall', { params }).then(
      () => say({ text: t.callNoted({ name }), undo: () => void takeBack() }),
      fail,
    );
  return (
    <Button onPress={() => void once(note)}>
      {t.called} <span className="spoken">{name}</span>
    </Button>
  );
}
