/** One press of somebody, from the first request with its key. */
export type PressRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly operation: string;
  readonly key: string;
  /** A keyed digest of the request, so that nobody can guess from it what was sent. */
  readonly digest: string;
  /** Which request works on it. */
  readonly claim: string;
  readonly claimed_at: number;
  /** Written together with what the press does; null: nothing was done yet. */
  readonly done_at: number | null;
  /** JSON: ids and counts by which the answer is made again; JSON null where it is told once; null while it is worked on. */
  readonly made: string | null;
  readonly ends_at: number;
};
