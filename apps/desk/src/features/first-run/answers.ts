// What somebody has answered so far, and at which step. This browser keeps it for a day, until the company is made, and never with a
// password.
import { NO_ANSWERS, type SheetAnswers } from '#sheet/read-sheet.ts';
import { LANGUAGES, type Language } from '@stimpill/words/language.ts';

export type Answers = {
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  /** One a line. */
  readonly departments: string;
  /** As they were pasted, one a line. */
  readonly people: string;
  /** What was said about the sheet of people. */
  readonly sheet: SheetAnswers;
  /** Numbers of the rows that go on without; they are added later. */
  readonly leftOut: readonly number[];
  /** Key of an agreement; empty: none yet. */
  readonly agreement: string;
  readonly startDay: number;
  /** The number of the row that is the owner, or `extra` or `noPunch` for one who is not on the list; empty: not said yet. */
  readonly ownerIs: string;
  readonly ownerName: string;
  /** The name of which was said that anyone who has it on the list is somebody else; empty: nothing was said. */
  readonly ownerIsNot: string;
  readonly ownerEmail: string;
  /** Where this browser can: the owner begins with a passkey. */
  readonly withPasskey: boolean;
  /** Where somebody goes on. */
  readonly step: Step;
};

export const STEPS = ['company', 'departments', 'people', 'rule', 'period', 'owner'] as const;
export type Step = (typeof STEPS)[number];

const KEPT = 'stimpill-first-run';
const KEPT_MS = 24 * 60 * 60_000;

function noAnswers(language: Language): Answers {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...{ name: '', language, timeZone: timeZone.includes('/') ? timeZone : 'Atlantic/Reykjavik' },
    ...{ departments: '', people: '', sheet: NO_ANSWERS, leftOut: [], agreement: '', startDay: 1 },
    ...{ ownerIs: '', ownerName: '', ownerIsNot: '', ownerEmail: '' },
    ...{ withPasskey: true, step: 'company' },
  };
}

/** By the tab, which goes on with its own, and for the next one that is opened. */
export function keepAnswers(answers: Answers): void {
  const kept = JSON.stringify({ ...answers, keptAt: Date.now() });
  try {
    sessionStorage.setItem(KEPT, kept);
    localStorage.setItem(KEPT, kept);
  } catch {
    // A browser that keeps nothing: the answers last as long as the page.
  }
}

export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(KEPT);
    localStorage.removeItem(KEPT);
  } catch {
    // It keeps nothing.
  }
}

/** What was kept in the last day, as far as it is of the right kind. */
export function keptAnswers(language: Language): Answers {
  const empty = noAnswers(language);
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? localStorage.getItem(KEPT) ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    if (!(Number(kept['keptAt']) > Date.now() - KEPT_MS)) return empty;
    const same = Object.entries(empty).map(([name, value]) => {
      const before = kept[name];
      return [name, typeof before === typeof value ? before : value] as const;
    });
    const answers = Object.fromEntries(same) as Answers;
    return LANGUAGES.includes(answers.language) && STEPS.includes(answers.step) ? answers : empty;
  } catch {
    return empty;
  }
}

/** Each filled line once, whatever its letter case. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  return filled.filter((line, place) => filled.findIndex((each) => isSame(each, line)) === place);
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
