import { domainErrorOf, type Fault } from '#errors/domain-error.ts';

/** Refuses with the first fault and all others of its kind, where there is any. */
export function refuseAll(faults: readonly Fault[]): void {
  const [first, ...rest] = faults;
  if (first === undefined) return;
  throw domainErrorOf([first, ...rest.filter(({ code }) => code === first.code)]);
}
