/** How does a rule run? Each definition is made ready once, and kept for as long as the definition object. */
import { type Citation } from '#holidays/citation.ts';
import { type Bucket } from '#pay/bucket.ts';
import { ALL_MECHANISMS } from './mechanisms/all-mechanisms.ts';
import { type Mechanism, type PreparedStep } from './mechanisms/mechanism.ts';
import {
  type MechanismName,
  type MechanismParameters,
  type MechanismStep,
  type PayCode,
  type RuleDefinition,
} from './rule-definition.ts';

/** What part of a step runs in one stage, by the name of its mechanism and with where it was read. */
type StepPart<K extends keyof PreparedStep> = {
  readonly mechanism: MechanismName;
  readonly citation: Citation | null;
  readonly run: NonNullable<PreparedStep[K]>;
};

/** What a class is paid as, and whether its minutes are the excess of an overtime cap. */
export type ClassCode = {
  readonly bucket: Bucket;
  readonly payLine: string;
  readonly premiumLines: readonly string[];
  readonly isExcess: boolean;
  readonly citation: Citation | null;
};

/** A rule definition made ready: what runs in each stage, in order, and its codes by class. */
export type CompiledRule = {
  readonly baseClass: string;
  readonly rounds: readonly StepPart<'round'>[];
  readonly deducts: readonly StepPart<'deduct'>[];
  readonly classifies: readonly StepPart<'classify'>[];
  readonly credits: readonly StepPart<'credit'>[];
  readonly mechanisms: ReadonlySet<MechanismName>;
  readonly codeOf: (className: string) => ClassCode;
};

const prepareStep = <N extends MechanismName>(
  step: MechanismStep<N>,
  key: string,
  codes: ReadonlyMap<string, PayCode>,
): PreparedStep => {
  const mechanism: Mechanism<MechanismParameters[N]> = ALL_MECHANISMS[step.mechanism];
  return mechanism.prepare(step, { codes, key });
};

const toClassCode = (code: PayCode, className: string, definition: RuleDefinition): ClassCode => ({
  bucket: code.bucket,
  payLine: code.payLine,
  premiumLines: code.premiumLines ?? [],
  isExcess: definition.mechanisms.some(
    (step) => step.mechanism === 'overtime-cap' && step.excessClass === className,
  ),
  citation: code.citation ?? null,
});

/**
 * The key under which a step counts: its mechanism and which of that name it is. Two versions of a rule therefore go on
 * with the same count where they have the same steps.
 */
const keyOf = (steps: readonly MechanismStep[], index: number): string => {
  const name = steps[index]?.mechanism ?? '';
  const nth = steps.slice(0, index).filter(({ mechanism }) => mechanism === name).length;
  return `${name} ${nth}`;
};

const compile = (definition: RuleDefinition): CompiledRule => {
  const codes = new Map(Object.entries(definition.codeMap));
  const classCodes = new Map([...codes].map(([name, code]) => [name, toClassCode(code, name, definition)]));
  const prepared = definition.mechanisms.map((step, index) => ({
    step,
    parts: prepareStep(step, keyOf(definition.mechanisms, index), codes),
  }));
  const partsOf = <K extends keyof PreparedStep>(name: K): StepPart<K>[] =>
    prepared.flatMap(({ step, parts }) => {
      const run = parts[name];
      const citation = step.citation ?? definition.citation ?? null;
      return run === undefined ? [] : [{ mechanism: step.mechanism, citation, run }];
    });
  return {
    baseClass: definition.baseClass,
    rounds: partsOf('round'),
    deducts: partsOf('deduct'),
    classifies: partsOf('classify'),
    credits: partsOf('credit'),
    mechanisms: new Set(definition.mechanisms.map(({ mechanism }) => mechanism)),
    codeOf: (className) => {
      const code = classCodes.get(className);
      if (code === undefined) throw new Error(`The rule has no code for its class "${className}".`);
      return code;
    },
  };
};

const compiled = new WeakMap<RuleDefinition, CompiledRule>();

/** A rule definition made ready to run. The definition must not change afterwards. */
export const compileRule = (definition: RuleDefinition): CompiledRule => {
  const known = compiled.get(definition);
  if (known !== undefined) return known;
  const rule = compile(definition);
  compiled.set(definition, rule);
  return rule;
};
