import type { Answers } from './answers.ts';

/** What each step is given. */
export type StepProps = {
  readonly answers: Answers;
  readonly onAnswer: (answered: Partial<Answers>) => void;
  /** @param answered with the step that is done */
  readonly onNext: (answered?: Partial<Answers>) => void;
  /** Not given on the first step. */
  readonly onBack: (() => void) | undefined;
};
