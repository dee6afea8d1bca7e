import { filled } from '@stimpill/words/said.ts';
import type { Catalogue } from './catalogues.ts';

/** Everything that can stand between a person and a recorded punch. */
export const PROBLEM_KINDS = [
  'offline',
  'timedOut',
  'notRecorded',
  'notKnown',
  'serverTrouble',
  'tooManyRequests',
  'addressNotAllowed',
  'terminalDisabled',
  'companyUnknown',
  'projectRequired',
  'overlapsLater',
  'personUnknown',
  'refused',
] as const;

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

type ProblemText = Readonly<Record<'what' | 'toDo' | 'safe', string>>;

/** What happened, what to do, what is safe: the three sentences every problem has. @param time of the punch */
export function problemText({ problems }: Catalogue, kind: ProblemKind, time: string): ProblemText {
  const { what, toDo, safe } = problems[kind];
  return { what: filled(what, { time }), toDo: filled(toDo, { time }), safe: filled(safe, { time }) };
}
