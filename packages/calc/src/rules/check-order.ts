/** Do the steps of a rule stand where they can do what they are there for? */
import { ALL_MECHANISMS } from './mechanisms/all-mechanisms.ts';
import { type Stage } from './mechanisms/mechanism.ts';
import { type Report } from './problem.ts';
import { type MechanismName, type MechanismStep } from './rule-definition.ts';

const STAGES: readonly Stage[] = ['rounding', 'classes', 'credits'];

/** Steps whose minutes a later step `windows` would class anew, so that what they did would be lost without a word. */
const UNDONE_BY_WINDOWS: readonly MechanismName[] = [
  'breaks',
  'daily-overtime',
  'weekly-overtime',
  'pay-period-overtime',
  'overtime-cap',
  'overtime-time-off',
];

const isUndone = (step: MechanismStep): boolean =>
  UNDONE_BY_WINDOWS.includes(step.mechanism) &&
  (step.mechanism !== 'breaks' || step.workedThroughClass !== undefined);

/** Two steps that give time off for the same class would give it twice. */
const givesTwice = (step: MechanismStep, earlier: readonly MechanismStep[]): boolean =>
  step.mechanism === 'overtime-time-off' &&
  earlier.some(
    (other) => other.mechanism === 'overtime-time-off' && other.timeOffClass === step.timeOffClass,
  );

/** Reports every step that stands too late, and time off that is given twice. `path` is that of the list. */
export const checkOrder = (steps: readonly MechanismStep[], path: string, report: Report): void => {
  let reached: Stage = 'rounding';
  let undone: MechanismName | null = null;
  for (const [index, step] of steps.entries()) {
    const at = `${path}[${index}].mechanism`;
    const { stage } = ALL_MECHANISMS[step.mechanism];
    if (STAGES.indexOf(stage) < STAGES.indexOf(reached)) {
      report(at, `must stand before the mechanisms of the stage "${reached}".`);
    } else if (step.mechanism === 'windows' && undone !== null) {
      report(at, `must stand before "${undone}": windows class every minute anew and would undo it.`);
    }
    if (STAGES.indexOf(stage) > STAGES.indexOf(reached)) reached = stage;
    if (givesTwice(step, steps.slice(0, index))) {
      const message = 'is that of an earlier step too: its minutes would give time off twice.';
      report(`${path}[${index}].timeOffClass`, message);
    }
    if (isUndone(step)) undone ??= step.mechanism;
  }
};
