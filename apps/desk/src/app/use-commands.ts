import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { rolesWith } from '@stimpill/api-types/rights';
import type { IconName } from '@stimpill/ui/icon.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '@stimpill/words/language.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import { peopleQuery } from '#api/people.ts';
import type { DeskSession } from '#api/session.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { actsOf } from './acts.ts';
import { pagesOf } from './pages.ts';
import { shellWords } from '#said/desk/app/shell.ts';

export type Command = {
  readonly id: string;
  readonly name: string;
  /** What tells two of one name apart. */
  readonly fine?: string;
  readonly icon: IconName;
  readonly act: () => void;
};

export type CommandGroup = { readonly name: string; readonly commands: readonly Command[] };

const PEOPLE_AT_MOST = 6;

/** The pages, the acts and, once something is typed, the people whose name, number or e-mail begins so. Groups with nothing are left out. */
export function useCommands(session: DeskSession, typed: string): readonly CommandGroup[] {
  const t = useWords(shellWords);
  const key = toSearchKey(typed);
  const isFound = ({ name, fine = '' }: Command) => matchesSearch(toSearchKey(`${name} ${fine}`), key);
  const people = usePeople(session, key !== '')
    .filter(isFound)
    .slice(0, PEOPLE_AT_MOST);
  return [
    { name: t.navigation, commands: usePages(session).filter(isFound) },
    { name: t.people, commands: people },
    { name: t.toDo, commands: useActs(session).filter(isFound) },
  ].filter(({ commands }) => commands.length > 0);
}

function usePages({ role }: DeskSession): readonly Command[] {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  return pagesOf(role).map(({ path, name, icon }) => ({
    id: path,
    name: name(t),
    icon,
    act: () => void navigate({ to: path }),
  }));
}

function useActs(session: DeskSession): readonly Command[] {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  const { language, speak } = useSpeech();
  return [
    ...actsOf(session).map(({ name, to, open }) => ({
      id: name,
      name: t.acts[name],
      icon: 'plus' as const,
      act: () => void navigate({ to, ...(open !== undefined && { search: { open } }) }),
    })),
    ...LANGUAGES.filter((each) => each !== language).map((each) => ({
      id: each,
      name: `${t.language}: ${LANGUAGE_NAMES[each]}`,
      icon: 'sliders' as const,
      act: () => speak(each),
    })),
  ];
}

function usePeople({ role, company }: DeskSession, isAsked: boolean): readonly Command[] {
  const navigate = useNavigate();
  const enabled = isAsked && rolesWith('people.read').includes(role);
  const { data = [] } = useQuery({ ...peopleQuery(company.id), enabled });
  return data.map(({ id, displayName, employeeNumber, email, departments }) => ({
    id,
    name: displayName,
    fine: [employeeNumber, ...departments.map(({ name }) => name), email].filter(Boolean).join(' · '),
    icon: 'person',
    act: () => void navigate({ to: '/people/$personId', params: { personId: id } }),
  }));
}
