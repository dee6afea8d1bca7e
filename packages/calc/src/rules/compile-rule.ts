/** How does a rule run? Each definition is made ready once, and kept for as long as the definition object. */
import { ALL_MECHANISMS } from './mechanisms/all-mechanisms.ts';
import { type Mechanism, type PreparedStep } from './mechanisms/mechanism.ts';
import {
  type MechanismName,
  type MechanismParameters,
  type MechanismStep,
  type PayCode,
  type RuleDefinition,
} from './rule-definition.ts';

/** A step by the name of its mechanism, ready to run. */
type CompiledStep = { readonly mechanism: MechanismName; readonly run: PreparedStep };

/** A rule definition made ready: its steps in order, and its codes by class. */
export type CompiledRule = {
  readonly baseClass: string;
  readonly steps: readonly CompiledStep[];
  readonly codeOf: (className: string) => PayCode;
};

const prepareStep = <N extends MechanismName>(
  step: MechanismStep<N>,
  codes: ReadonlyMap<string, PayCode>,
): CompiledStep => {
  const mechanism: Mechanism<MechanismParameters[N]> = ALL_MECHANISMS[step.mechanism];
  return { mechanism: step.mechanism, run: mechanism.prepare(step, codes) };
};

const compile = (definition: RuleDefinition): CompiledRule => {
  const codes = new Map(Object.entries(definition.codeMap));
  return {
    baseClass: definition.baseClass,
    steps: definition.mechanisms.map((step) => prepareStep(step, codes)),
    codeOf: (className) => {
      const code = codes.get(className);
      if (code === undefined) throw new Error(`The rule has no code for its class "${className}".`);
      return code;
    },
  };
};

const compiled = new WeakMap<RuleDefinition, CompiledRule>();

/** A rule definition made ready to run. The definition must not change afterwards. */
export const compileRule = (definition: RuleDefinition): CompiledRule => {
  const known = compiled.get(definition) ?? compile(definition);
  compiled.set(definition, known);
  return known;
};
