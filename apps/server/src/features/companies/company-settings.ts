// What a company has decided about itself, typed.

type Language = 'is' | 'en' | 'pl';

type ExtraHoliday = {
  readonly date: string;
  readonly name: string;
  readonly isPublicHoliday: boolean;
  readonly class: 'AF' | 'SH';
  /** Local time from which the class counts, HH:mm. */
  readonly from: string;
};

export type CompanySettings = {
  readonly id: string;
  readonly name: string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly features: { readonly enableProjects: boolean; readonly enableShifts: boolean };
  readonly terminal: {
    /** Whether the anonymous operations answer at all. */
    readonly anonymous: boolean;
    /** CIDR ranges; empty means every address. */
    readonly allowedIpRanges: readonly string[];
    readonly projectSelection: 'none' | 'optional' | 'strict';
    readonly gpsOnClockIn: boolean;
    readonly punchPhoto: 'none' | 'optional' | 'required';
    /** A required photo that is missing makes a draft of the punch. */
    readonly missingPhotoBlocks: boolean;
    /** Without an online check of the PIN a punch is a draft. */
    readonly offlinePunchesNeedReview: boolean;
    readonly photosRetentionDays: number;
    /** Another one with each manager code that the company gives all its tablets; null while it gives none. */
    readonly managerCodeVersion: string | null;
  };
  readonly language: Language;
  readonly holidays: {
    readonly calendar: 'IS';
    readonly extra: readonly ExtraHoliday[];
    readonly removed: readonly string[];
  };
  readonly defaultRuleSetId: string | null;
  readonly defaultPayPeriodId: string | null;
};
