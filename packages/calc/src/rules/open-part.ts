/** What does a rule leave to the company? Values for which no source has a number, and the steps that wait for them. */
import { type EntryKind } from '#pay/stint.ts';
import { type Words } from '#words/words.ts';

/** A step in which `{ parameter: key }` stands in place of values. It does nothing until all of them are given. */
export type OpenStep = { readonly mechanism: string } & Readonly<Record<string, unknown>>;

/** A field that every step of a mechanism gets. */
type StepChange = { readonly mechanism: string; readonly field: string; readonly value: unknown };

/**
 * A value that somebody reads in a source, with its address: offered, and never taken by itself. Of a choice `adds` and
 * `sets` are the steps, and the fields of steps, that hold once it is chosen, and steps of the mechanisms in `drops` hold no more.
 */
export type Reading = {
  readonly value: number | string;
  readonly says: Words;
  readonly source: string;
  readonly adds?: readonly OpenStep[];
  readonly sets?: readonly StepChange[];
  readonly drops?: readonly string[];
};

/**
 * A value that the company gives. Until it is given nothing is paid that depends on it, and entries of the kind `concerns`
 * say so; unless the rule does as `taken` says as it stands, which is one of the choices. `noDefault` is why the rule does
 * not say it. Minutes are whole, from `least` (0) to `most` (1440).
 */
export type OpenParameter = {
  readonly key: string;
  readonly unit: 'minutes' | 'choice';
  readonly concerns: EntryKind;
  readonly names: Words;
  readonly decides: Words;
  readonly noDefault: Words;
  readonly least?: number;
  readonly most?: number;
  readonly readings?: readonly Reading[];
  readonly taken?: string;
};

/** What a rule leaves open. */
export type OpenPart = {
  readonly parameters: readonly OpenParameter[];
  readonly steps?: readonly OpenStep[];
};
