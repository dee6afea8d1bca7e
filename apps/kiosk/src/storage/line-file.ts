/** A file of lines; an append has reached the disk when its promise resolves. */
export type LineFile = {
  readonly read: () => Promise<readonly string[]>;
  readonly append: (line: string) => Promise<void>;
  /** Begins anew with these lines; what was there before is gone only afterwards. */
  readonly begin: (lines: readonly string[]) => Promise<void>;
};
