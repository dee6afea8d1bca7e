export type PayPeriod = {
  readonly id: string;
  readonly name: string;
  /** 1 to 31; in a shorter month its last day. */
  readonly startDay: number;
};
