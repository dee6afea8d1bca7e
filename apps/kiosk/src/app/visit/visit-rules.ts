// What is asked between PIN and punch: by the settings of company and person as the tablet heard them last, so also without a network.
import { toBase64Url, type PunchDetails } from '@stimpill/api-types/signing';
import type { PunchPosition } from '#device/punch-positions.ts';
import { toProjectRule, type ProjectRule } from '#features/projects/project-rule.ts';
import type { StationSettings } from '#storage/kiosk-database.ts';

type PunchAction = 'Start' | 'Stop';

/** What the company wants to know of a punch. */
export type VisitRules = {
  readonly project: ProjectRule;
  readonly photo: 'none' | 'optional' | 'required';
};

/** A tablet that has never heard the settings asks for nothing: a punch is worth more than what belongs to it. */
export function toVisitRules(
  settings: StationSettings | undefined,
  person: { readonly requiresProject: boolean },
  action: PunchAction,
): VisitRules {
  if (!settings) return { project: 'none', photo: 'none' };
  const { company } = settings;
  return { project: toProjectRule(company, person, action), photo: company.punchPhoto };
}

const SALT_BYTES = 16;

/** The position goes only with a clock-in, and only of a person of whom it is required. Nobody else is located. */
export function toPunchDetails(
  person: { readonly requiresPosition: boolean },
  action: PunchAction,
  position: PunchPosition | undefined,
): PunchDetails | undefined {
  if (!person.requiresPosition || action === 'Stop' || !position) return undefined;
  return { salt: toBase64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES))), ...position };
}
