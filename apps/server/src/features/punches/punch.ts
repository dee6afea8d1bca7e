// The act: a person starts or stops, at a moment, through a door.

export type PunchAction = 'start' | 'stop';

/** Where a punch came in: a partner's token, a shared terminal with a password, a kiosk with a PIN. */
type Door = 'partner' | 'terminal' | 'kiosk';

export type PunchLocation = { readonly latitude: number; readonly longitude: number };

export type Punch = {
  readonly door: Door;
  readonly companyId: string;
  readonly employeeId: string;
  readonly action: PunchAction;
  /** Count only on a start. */
  readonly projectId: string | undefined;
  readonly subProjectId: string | undefined;
  readonly location: PunchLocation | undefined;
  readonly clientAddress: string;
  /** The registered kiosk it came from. */
  readonly deviceId: string | undefined;
  /** The user whose token brought it. */
  readonly sentBy: string | undefined;
};
