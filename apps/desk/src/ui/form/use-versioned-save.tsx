// Saves a record in the version that was read. Where somebody else was faster, what only they have changed is taken over and what only was
// changed here is saved over it; only what both have changed is asked about, and nothing that was typed is lost.
import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ConflictDialog, type ClashRows } from '../conflict-dialog.tsx';
import { failureOf } from '../failure-notice.tsx';
import { mergeValues, withFields, withOwn, type Clash, type HowToMerge } from './merge-values.ts';

/** What stands on the server, as the fields have it. */
type Read<Values> = { readonly values: Values; readonly version: string | undefined };

type Described = readonly (readonly [name: string, value: string])[];

type VersionedSave<Values extends FieldValues> = HowToMerge<Values> & {
  readonly form: UseFormReturn<Values>;
  readonly version: string | undefined;
  /** Throws what the call threw. @returns the version that it has now */
  readonly save: (values: Values, version: string | undefined) => Promise<string | undefined>;
  readonly read: () => Promise<Read<Values>>;
  /** The record field by field, in words. */
  readonly describe: (values: Values) => Described;
  /** After it was saved. */
  readonly onDone: (values: Values) => void;
  /** What the fields show once it was saved, where that is not what was sent. */
  readonly savedAs?: (values: Values) => Values;
  /** Fields of the form that are not of the record, such as a reason. */
  readonly notOfRecord?: readonly (keyof Values & string)[];
  /** What is done is done with all of the record, as when it is removed: any change of somebody else is asked about. */
  readonly isAboutAll?: boolean;
};

export type Versioned<Values> = {
  /** @returns false where nothing was left to be sent, since all of the other version was kept */
  readonly onSave: (values: Values) => Promise<boolean>;
  readonly savedAs: () => Values;
  /** @returns what the fields show of what stands on the server now */
  readonly readAgain: () => Promise<Values>;
  /** The question which of the two versions shall stand, which the form shows. */
  readonly conflict: ReactNode;
};

type Question = {
  readonly rows: readonly ClashRows[];
  /** Of each clash, whether what was typed here shall stand; undefined: it is not decided now. */
  readonly answer: (isMine: readonly boolean[] | undefined) => void;
};

type Versions<Values> = Readonly<Record<'seen' | 'mine' | 'theirs', Values>>;

/** `isThere`: the answer of an earlier try was lost. */
type Settled<Values> = { readonly values: Values; readonly next: 'send' | 'isThere' | 'keepTheirs' };

const MOST_ROUNDS = 4;

export function useVersionedSave<Values extends FieldValues>(
  input: VersionedSave<Values>,
): Versioned<Values> {
  const { form, save, read, onDone, savedAs = (values) => values } = input;
  const known = useRef<Read<Values>>({
    values: form.formState.defaultValues as Values,
    version: input.version,
  });
  const unanswered = useUnanswered(input);
  const { ask, dialog } = useQuestion();

  /** @returns undefined: nobody has decided */
  const settle = async ({ seen, mine, theirs }: Versions<Values>): Promise<Settled<Values> | undefined> => {
    const { isAboutAll = false, describe } = input;
    if (!isAboutAll && !isLeft(mine, theirs, input)) return { values: mine, next: 'isThere' };
    const { values, clashes } = mergeValues({ seen: unanswered.seenWith(seen, theirs), mine, theirs }, input);
    const asked = isAboutAll ? [Object.keys(theirs)] : clashes;
    const isMine = asked.length === 0 ? [] : await ask(rowsOf(asked, values, mine, describe));
    if (isMine === undefined) return undefined;
    const chosen = withFields(
      values,
      mine,
      asked.filter((_, place) => isMine[place]),
    );
    const sends = isAboutAll ? isMine.includes(true) : isLeft(chosen, theirs, input);
    return { values: chosen, next: sends ? 'send' : 'keepTheirs' };
  };

  // What is known moves on only once it was saved: until then the fields show what was typed over what was seen first.
  const send = async (mine: Values, over: Read<Values>, roundsLeft = MOST_ROUNDS): Promise<boolean> => {
    try {
      known.current = { values: mine, version: await save(mine, over.version) };
      return true;
    } catch (error) {
      if (!isChangedMeanwhile(error) || roundsLeft === 0) throw error;
      const theirs = await read();
      const settled = await settle({ seen: over.values, mine, theirs: theirs.values });
      if (settled === undefined) throw error;
      if (settled.next === 'send') return send(settled.values, theirs, roundsLeft - 1);
      known.current = theirs;
      return settled.next === 'isThere';
    }
  };
  return {
    onSave: async (values) => {
      const isSaved = await unanswered.keepIfLost(values, send(values, known.current));
      if (isSaved) onDone(known.current.values);
      return isSaved;
    },
    savedAs: () => savedAs(known.current.values),
    readAgain: async () => {
      known.current = await read();
      unanswered.forget();
      return known.current.values;
    },
    conflict: dialog,
  };
}

/** What was typed in each try whose answer was lost: what oneself has changed by it, nobody else has. */
function useUnanswered<Values extends FieldValues>(how: HowToMerge<Values>) {
  const tries = useRef<readonly Values[]>([]);
  return {
    forget: () => {
      tries.current = [];
    },
    seenWith: (seen: Values, theirs: Values) =>
      tries.current.reduce((known, sent) => withOwn({ seen: known, sent, theirs }, how), seen),
    keepIfLost: async <Answer,>(values: Values, trying: Promise<Answer>): Promise<Answer> => {
      try {
        const answer = await trying;
        tries.current = [];
        return answer;
      } catch (error) {
        if (mayBeDone(error)) tries.current = [...tries.current, values];
        throw error;
      }
    },
  };
}

function useQuestion() {
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  const ask = (rows: readonly ClashRows[]) =>
    new Promise<readonly boolean[] | undefined>((resolve) => {
      const answer = (isMine: readonly boolean[] | undefined) => {
        setQuestion(undefined);
        resolve(isMine);
      };
      setQuestion({ rows, answer });
    });
  const dialog = question && (
    <ConflictDialog
      clashes={question.rows}
      onChoose={question.answer}
      onCancel={() => question.answer(undefined)}
    />
  );
  return { ask, dialog };
}

/** Whether there is something of the record to send that is not there yet. */
function isLeft<Values extends FieldValues>(
  mine: Values,
  theirs: Values,
  { notOfRecord = [] }: Pick<VersionedSave<Values>, 'notOfRecord'>,
): boolean {
  return Object.keys(theirs).some(
    (name) => !notOfRecord.includes(name) && JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
}

/** Of each clash the lines in which both versions differ, in words. */
function rowsOf<Values extends FieldValues>(
  clashes: readonly Clash[],
  theirs: Values,
  mine: Values,
  describe: (values: Values) => Described,
): readonly ClashRows[] {
  const there = new Map(describe(theirs));
  return clashes.map((clash) =>
    describe(withFields(theirs, mine, [clash]))
      .filter(([name, value]) => there.get(name) !== value)
      .map(([name, value]) => ({ name, mine: value, theirs: there.get(name) ?? '–' })),
  );
}

const isChangedMeanwhile = (error: unknown) => failureOf(error)?.status === 412;

const mayBeDone = (error: unknown) => failureOf(error)?.mayBeDone === true;
