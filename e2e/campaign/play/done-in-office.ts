// What the offices did, as a campaign remembers it.

/** What somebody who is limited to a department was shown and answered. */
export type LimitedLook = {
  readonly companyId: string;
  readonly shown: readonly string[];
  /** Of a person of their department, and of one of another. */
  readonly statuses: {
    readonly own: number;
    readonly other: number;
    /** Of a photo of somebody of the other department; null where there is none yet. */
    readonly photo: number | null;
  };
};

/** `isSame`: it went straight in again, and the next one is the same to the byte. */
export type CompanyFileOut = { readonly companyId: string; readonly file: string; readonly isSame: boolean };

/** Of two who asked for the same payroll run at the same moment: what each was answered. */
export type PayrollAtOnce = {
  readonly companyId: string;
  readonly answers: readonly { readonly status: number; readonly text: string }[];
};
