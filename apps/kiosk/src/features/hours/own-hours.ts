// What a person sees of their own time: the server's minutes and the next shifts. The tablet counts nothing itself.

export type OwnHours = {
  readonly todayMinutes: number;
  readonly openSince: number | undefined;
  /** First and last day of the running pay period, yyyy-MM-dd. */
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly periodMinutes: number;
};

export type OwnShift = {
  readonly id: string;
  readonly name: string;
  readonly startAt: number;
  readonly endAt: number;
};

export type OwnHoursView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** No PIN could be checked, so nothing is shown. */
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'ready';
      readonly hours: OwnHours;
      /** Undefined when the hours came but the shifts did not. */
      readonly shifts: readonly OwnShift[] | undefined;
      readonly readAt: number;
    };
