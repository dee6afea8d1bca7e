// The act: a person starts or stops, at a moment, through a door.
import type { CompanySettings } from '#features/companies/company-settings.ts';

export type PunchAction = 'start' | 'stop';

/**
 * Where a punch came in: a partner's token, a shared terminal with a password, a kiosk with a PIN, or our own kiosk, whose
 * punches come with an id and readings of the clock.
 */
export type Door = 'partner' | 'terminal' | 'kiosk' | 'station';

export type PunchLocation = { readonly latitude: number; readonly longitude: number };

/** A punch that is answered at once: it happens when it arrives, and what does not fit is refused. */
export type Punch = {
  readonly door: Exclude<Door, 'station'>;
  readonly companyId: string;
  readonly employeeId: string;
  readonly action: PunchAction;
  /** Projects are used only on a start. */
  readonly projectId: string | undefined;
  readonly subProjectId: string | undefined;
  readonly location: PunchLocation | undefined;
  readonly clientAddress: string;
  /** The registered kiosk it came from. */
  readonly deviceId: string | undefined;
  /** The user whose token brought it. */
  readonly sentBy: string | undefined;
};

/** Whether a punch without its photo is a draft and a manager is asked about it. */
export function isPhotoDemanded({ terminal }: CompanySettings): boolean {
  return terminal.punchPhoto === 'required' && terminal.missingPhotoBlocks;
}
