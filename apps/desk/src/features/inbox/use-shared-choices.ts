// What can be decided about several equal questions at once, and what that would change for all of them.
import { useQueries } from '@tanstack/react-query';
import { reviewCaseQuery, type OpenReview, type ReviewCase, type ReviewChoice } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import { choiceWords } from '#said/desk/inbox/choice.ts';
import type { Effect } from '#ui/effect-line.tsx';
import { useChoiceName } from './use-choice-name.ts';

/** What is sent, and what it is called among the choices of one alone: a draft is accepted or removed. */
const KEYS = { accept: ['accept', 'acceptDraft'], reject: ['reject', 'removeEntry'] } as const;
type Key = keyof typeof KEYS;
const ALL: readonly Key[] = ['accept', 'reject'];

/** The end of work that lasted long is no draft, and is removed one by one. */
const isShared = (key: Key, { kind }: ReviewCase, choice: ReviewChoice) =>
  choice.key === key || (kind === 'draft' && KEYS[key].some((each) => each === choice.key));

/** Those of the marked ones that are read already. */
export function useCases(questions: readonly OpenReview[]): readonly ReviewCase[] {
  const { company } = useSession();
  return useQueries({
    queries: questions.map(({ id }) => reviewCaseQuery({ companyId: company.id, reviewId: id })),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  });
}

export type SharedChoice = {
  readonly key: Key;
  readonly name: string;
  /** Of all that were read, each by itself. */
  readonly effect: Effect | undefined;
  readonly refused: number;
};

/** What can be decided about all of them. A time or an entry belongs to one alone. */
export function useSharedChoices(cases: readonly ReviewCase[]): readonly SharedChoice[] {
  const nameOf = useChoiceName();
  const words = useWords(choiceWords);
  return ALL.flatMap((key) => {
    const choices = cases.flatMap((about) => about.choices.filter((choice) => isShared(key, about, choice)));
    const [about] = cases;
    const [choice] = choices;
    if (about === undefined || choice === undefined) return [];
    const isAtItsTime = choice.key === 'accept' && about.punchId !== null && cases.length > 1;
    const plain = nameOf({ id: key, choice, isOtherTime: false }, about);
    const isNamedByTime =
      plain === nameOf({ id: key, choice, isOtherTime: false }, { ...about, kind: 'punch' });
    const name = isAtItsTime && isNamedByTime ? words.acceptEach : plain;
    const refused = choices.filter(({ refusal }) => refusal !== null).length;
    return [{ key, name, effect: sumOf(choices), refused }];
  });
}

function sumOf(choices: readonly ReviewChoice[]): Effect | undefined {
  const effects = choices.flatMap(({ effect }) => (effect === null ? [] : [effect]));
  if (effects.length === 0) return undefined;
  const sum = (of: 'workedMinutesBefore' | 'workedMinutesAfter') =>
    effects.reduce((total, effect) => total + effect[of], 0);
  return {
    workedMinutesBefore: sum('workedMinutesBefore'),
    workedMinutesAfter: sum('workedMinutesAfter'),
    lines: sumOfLines(effects.flatMap(({ lines }) => lines)),
    moved: {
      dates: [...new Set(effects.flatMap(({ moved }) => moved.dates))].sort(),
      lines: sumOfLines(effects.flatMap(({ moved }) => moved.lines)),
    },
  };
}

function sumOfLines(all: Effect['lines']): Effect['lines'] {
  const lines = new Map<string, Effect['lines'][number]>();
  for (const line of all) {
    const known = lines.get(line.key);
    lines.set(line.key, {
      ...line,
      beforeMinutes: line.beforeMinutes + (known?.beforeMinutes ?? 0),
      afterMinutes: line.afterMinutes + (known?.afterMinutes ?? 0),
    });
  }
  return [...lines.values()];
}
