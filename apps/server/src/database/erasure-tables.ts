/** Somebody who was erased: name, numbers and texts at once, working time when the day that the company gave is over. */
export type ErasureRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly erased_at: number;
  /** yyyy-MM-dd, the last day on which it is kept. */
  readonly keeps_time_until: string;
  /** Null: it is still kept. */
  readonly time_erased_at: number | null;
};
