import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import type { IconName } from '@stimpill/ui/icon.tsx';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import { peopleQuery, type ListedPerson } from '#api/people.ts';
import type { DeskSession } from '#api/session.ts';
import { useSignOut } from '#api/use-sign-out.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { actsOf, personActsOf } from './acts.ts';
import { pagesOf } from './pages.ts';
import { paletteWords } from '#said/desk/app/palette.ts';
import { shellWords } from '#said/desk/app/shell.ts';

export type Command = {
  readonly id: string;
  readonly name: string;
  /** What tells two of one name apart. */
  readonly fine?: string;
  /** What else people call it. */
  readonly also?: string;
  readonly icon: IconName;
  readonly act: () => void;
};

export type CommandGroup = { readonly name: string; readonly commands: readonly Command[] };

type Asked = {
  readonly session: DeskSession;
  /** What was typed, as it is searched. */
  readonly key: string;
  readonly onKeys: () => void;
};

const PEOPLE_AT_MOST = 6;
/** Of so many people who are found, what can be done about each stands there too. */
const FEW = 2;

/**
 * The pages, the acts and, once something is typed, the people whose name, number or e-mail begins so, with what can be done about them. What is
 * found by its name comes before what people call otherwise. Groups with nothing are left out.
 */
export function useCommands(asked: Asked): readonly CommandGroup[] {
  const t = useWords(shellWords);
  const p = useWords(paletteWords);
  const { people, acts } = usePeople(asked);
  const groups = [
    foundIn(t.navigation, usePages(asked), asked.key, 2),
    { name: t.people, rank: 0, commands: people },
    { name: p.forPerson, rank: 0, commands: acts },
    foundIn(t.toDo, useActs(asked), asked.key, 1),
  ];
  return groups.filter(({ commands }) => commands.length > 0).sort((a, b) => a.rank - b.rank);
}

/** 0: by its name, 1: by what else people call it; undefined: not at all. */
function rankOf({ name, fine = '', also = '' }: Command, key: string): number | undefined {
  if (matchesSearch(toSearchKey(`${name} ${fine}`), key)) return 0;
  return matchesSearch(toSearchKey(`${name} ${fine} ${also}`), key) ? 1 : undefined;
}

/**
 * What is found of a group, the nearest first, and how near that is.
 * @param otherwise how near, where nothing is found by its name: who types "sick" wants the act, not the page on which it is done
 */
function foundIn(name: string, all: readonly Command[], key: string, otherwise: number) {
  const ranked = all.flatMap((command) => {
    const rank = rankOf(command, key);
    return rank === undefined ? [] : [{ command, rank }];
  });
  const near = ranked.sort((a, b) => a.rank - b.rank);
  return { name, rank: near[0]?.rank === 0 ? 0 : otherwise, commands: near.map(({ command }) => command) };
}

function usePages({ session }: Asked): readonly Command[] {
  const t = useWords(shellWords);
  const p = useWords(paletteWords);
  const navigate = useNavigate();
  return pagesOf(session).map(({ path, name, icon }) => ({
    id: path,
    name: t[name],
    also: p.pages[name],
    icon,
    act: () => void navigate({ to: path }),
  }));
}

function useActs({ session, onKeys }: Asked): readonly Command[] {
  const t = useWords(shellWords);
  const p = useWords(paletteWords);
  const navigate = useNavigate();
  const leaving = useSignOut();
  const { language, speak } = useSpeech();
  return [
    ...actsOf(session).map(({ name, to, open }) => ({
      id: name,
      name: t.acts[name],
      also: p.acts[name],
      icon: 'plus' as const,
      act: () => void navigate({ to, ...(open !== undefined && { search: { open } }) }),
    })),
    ...LANGUAGES.filter((each) => each !== language).map((each) => ({
      id: each,
      name: `${t.language}: ${OWN_LANGUAGE[each].name}`,
      icon: 'sliders' as const,
      act: () => void speak(each),
    })),
    { id: 'keys', name: t.keys, also: p.keys, icon: 'list', act: onKeys },
    { id: 'signOut', name: t.signOut, also: p.signOut, icon: 'person', act: () => leaving.mutate() },
  ];
}

/** Who is found, and what can be done about them: of a few people all of it, of more what was typed beside the name. */
function usePeople({ session, key }: Asked) {
  const navigate = useNavigate();
  const enabled = key !== '' && may(session, 'people.read') === null;
  const { data = [] } = useQuery({ ...peopleQuery(session.company.id), enabled });
  const toActs = useActsAbout(session);
  const typed = key.split(' ');
  const known = data.map((person) => ({ person, own: toSearchKey(factsOf(person).join(' ')) }));
  const found = known.filter(({ own }) => matchesSearch(own, key));
  const named = known.filter(({ own }) => typed.some((word) => matchesSearch(own, word)));
  const isWanted = (own: string) => found.length <= FEW || !matchesSearch(own, key);
  const acts = named
    .filter(({ own }) => isWanted(own))
    .flatMap(({ person }) => toActs(person))
    .filter((command) => rankOf(command, key) !== undefined);
  const people = found.slice(0, PEOPLE_AT_MOST).map(({ person }): Command => {
    const { id, displayName } = person;
    const fine = factsOf(person).slice(1).join(' · ');
    const act = () => void navigate({ to: '/people/$personId', params: { personId: id } });
    return { id, name: displayName, fine, icon: 'person', act };
  });
  return { people, acts: acts.slice(0, PEOPLE_AT_MOST) };
}

function useActsAbout(session: DeskSession): (person: ListedPerson) => readonly Command[] {
  const p = useWords(paletteWords);
  const navigate = useNavigate();
  return (person) => {
    const departmentIds = person.departments.map(({ id }) => id);
    const about = { employeeId: person.id, role: person.role, departmentIds };
    return personActsOf(session, about).map(({ name, icon, place }) => ({
      id: `${name}-${person.id}`,
      name: p.ofPerson[name],
      fine: factsOf(person).slice(0, 2).join(' · '),
      also: p.alsoOfPerson[name],
      icon,
      act: () => void navigate(place(person.id)),
    }));
  };
}

/** The name first. */
const factsOf = ({ displayName, employeeNumber, departments, email }: ListedPerson) =>
  [displayName, employeeNumber, ...departments.map(({ name }) => name), email].filter(
    (fact) => fact !== null && fact !== '',
  );
