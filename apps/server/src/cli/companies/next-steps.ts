// What a company needs next before its people can punch: only what is missing, in the order in which it is done.
import type { Readiness } from '#features/company-file/store/readiness-store.ts';

export function nextSteps(companyId: string, readiness: Readiness): readonly string[] {
  const { peopleWithoutPin, registrar, hasTablet, hasRule } = readiness;
  const steps: string[] = [];
  if (registrar === null) {
    steps.push(
      'Give somebody the role owner or manager and an e-mail, and import again: tablets need one to sign in.',
    );
  } else if (!registrar.hasPassword) {
    steps.push(`Choose a password for the owner: stimpill user set-password ${registrar.email}`);
  }
  if (peopleWithoutPin > 0) {
    const who = peopleWithoutPin === 1 ? '1 person has' : `${peopleWithoutPin} people have`;
    steps.push(
      `${who} no PIN. Make them, with slips to print: stimpill pin make ${companyId} --output pins.html`,
    );
  }
  if (!hasTablet) {
    const who = registrar === null ? 'the owner' : registrar.email;
    steps.push(`Hang up a tablet: open the address of this server on it and sign in as ${who}.`);
  }
  if (!hasRule)
    steps.push('There is no default rule set yet: until there is, every worked minute counts as daytime.');
  return steps;
}

export function nextStepsText(steps: readonly string[]): string {
  if (steps.length === 0) return '';
  return `\nNext:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
}
