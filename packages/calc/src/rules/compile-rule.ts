/** How does a rule run? Each definition is made ready once, and kept for as long as the definition object. */
import { classWords } from '#explain/class-words.ts';
import { type Citation } from '#holidays/citation.ts';
import { BUCKET_INDEX } from '#pay/bucket.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { ALL_MECHANISMS } from './mechanisms/all-mechanisms.ts';
import { type Mechanism, type Preparation, type PreparedStep } from './mechanisms/mechanism.ts';
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

/** A rule definition made ready: its classes, and what runs in each stage, in order. */
export type CompiledRule = {
  readonly classes: readonly PayClass[];
  readonly baseClass: PayClass;
  readonly rounds: readonly StepPart<'round'>[];
  readonly deducts: readonly StepPart<'deduct'>[];
  readonly classifies: readonly StepPart<'classify'>[];
  readonly credits: readonly StepPart<'credit'>[];
  readonly mechanisms: ReadonlySet<MechanismName>;
};

const prepareStep = <N extends MechanismName>(
  step: MechanismStep<N>,
  preparation: Preparation,
): PreparedStep => {
  const mechanism: Mechanism<MechanismParameters[N]> = ALL_MECHANISMS[step.mechanism];
  return mechanism.prepare(step, preparation);
};

const toPayClass = (
  name: string,
  code: PayCode,
  index: number,
  { mechanisms }: RuleDefinition,
): PayClass => ({
  name,
  names: classWords(code),
  index,
  bucket: code.bucket,
  bucketIndex: BUCKET_INDEX[code.bucket],
  payLine: code.payLine,
  premiumLines: code.premiumLines ?? [],
  isExcess: mechanisms.some((step) => step.mechanism === 'overtime-cap' && step.excessClass === name),
});

const classFinder = (classes: readonly PayClass[]): Preparation['classOf'] => {
  const byName = new Map(classes.map((payClass) => [payClass.name, payClass]));
  return (name) => {
    const payClass = byName.get(name);
    if (payClass === undefined) throw new Error(`The rule has no code for its class "${name}".`);
    return payClass;
  };
};

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
  const { mechanisms, codeMap, baseClass } = definition;
  const classes = Object.entries(codeMap).map(([name, code], index) =>
    toPayClass(name, code, index, definition),
  );
  const classOf = classFinder(classes);
  const prepared = mechanisms.map((step, index) => ({
    step,
    parts: prepareStep(step, { classes, classOf, key: keyOf(mechanisms, index) }),
  }));
  const partsOf = <K extends keyof PreparedStep>(name: K): StepPart<K>[] =>
    prepared.flatMap(({ step, parts }) => {
      const run = parts[name];
      const citation = step.citation ?? definition.citation ?? null;
      return run === undefined ? [] : [{ mechanism: step.mechanism, citation, run }];
    });
  return {
    classes,
    baseClass: classOf(baseClass),
    rounds: partsOf('round'),
    deducts: partsOf('deduct'),
    classifies: partsOf('classify'),
    credits: partsOf('credit'),
    mechanisms: new Set(mechanisms.map(({ mechanism }) => mechanism)),
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
