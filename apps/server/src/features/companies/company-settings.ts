// Everything that a company decides about itself, as the server knows it. What there is to decide is said in the contract's list of settings.
import type { SETTINGS, ValuesOf } from '@stimpill/api-types/settings';

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Readonly<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;

/** All of it, as the company file says it. */
export type SaidSettings = Frozen<ValuesOf<typeof SETTINGS>>;

/** What the rest of the server knows of a company: everything but the hash of its manager code. */
export type CompanySettings = Omit<SaidSettings, 'terminal'> & {
  readonly terminal: Omit<SaidSettings['terminal'], 'managerExitCodeHash'> & {
    /** Changes with each new manager code for all tablets of the company; null while there is none. */
    readonly managerCodeVersion: string | null;
  };
};
