import type { Answer } from './answer-caller.ts';
import type { Fault } from './fault.ts';

export type Request = {
  readonly name: string;
  readonly method: string;
  readonly target: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

/** One arrival at the server. */
export type Passed = {
  readonly name: string;
  readonly target: string;
  readonly how: Fault | 'late' | 'again' | undefined;
  /** What the server's clock showed. */
  readonly at: number;
  readonly body: Buffer;
  /** Undefined when the server did not get to say anything. */
  readonly status: number | undefined;
};

/** One arrival with everything that was said, for those who watch the server. */
export type Witnessed = {
  readonly request: Request;
  readonly at: number;
  /** Undefined when the server did not get to say anything. */
  readonly answer: Answer | undefined;
  /** Two servers were asked at once: which of them was first nobody knows. */
  readonly isDoubled: boolean;
};
