/** What is a mechanism? One kind of step in a rule: segments in, segments out, and a note on what it did. */
import { type TraceReason } from '#explain/trace.ts';
import { type Segment } from '#pay/segment.ts';
import { type Fields } from '../read-fields.ts';
import { type PayCode } from '../rule-definition.ts';

/** Writes down why a segment has the class it has now. */
export type Note = (segment: Segment, reason: TraceReason) => void;

/**
 * A step made ready to run. It gets every segment of one rule version in order of time, and gives them back in the
 * same order: never longer, shorter or fewer minutes, only cut and classed anew.
 */
export type PreparedStep = (segments: readonly Segment[], note: Note) => Segment[];

/** One kind of step, with parameters `P`. */
export type Mechanism<P> = {
  /** The names of its parameters, as rules write them. */
  readonly parameterNames: readonly (keyof P & string)[];
  /** Reads its parameters from untrusted fields; reports every problem and then gives null. */
  readonly read: (fields: Fields) => P | null;
  /** Makes the step ready: whatever can be worked out once per rule is worked out here. */
  readonly prepare: (parameters: P, codes: ReadonlyMap<string, PayCode>) => PreparedStep;
};
