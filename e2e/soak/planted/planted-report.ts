import type { Check } from '../../campaign/reconcile/check.ts';
import type { PlantedLeak } from './planted-leaks.ts';

type Hunted = { readonly text: string; readonly areAllFound: boolean };

/** @param checks of a soak in which all of the leaks were planted */
export function toHunted(leaks: readonly PlantedLeak[], checks: readonly Check[]): Hunted {
  const firstOf = (leak: PlantedLeak) =>
    checks
      .find(({ id }) => id === leak.foundBy)
      ?.problems.find((problem) => problem.includes(leak.about ?? ''));
  const found = leaks.filter((leak) => firstOf(leak) !== undefined);
  const lines = leaks.map((leak) => {
    const first = firstOf(leak);
    return `  ${first === undefined ? 'MISSED' : 'found '} ${leak.name}: ${first === undefined ? `${leak.foundBy} is green` : `${leak.foundBy}, ${first}`}`;
  });
  return {
    text: [`Found ${found.length} of ${leaks.length} planted leaks.`, '', ...lines, ''].join('\n'),
    areAllFound: found.length === leaks.length,
  };
}
