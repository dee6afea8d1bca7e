// An e-mail: what it says, to whom, and what it is for.

/** What a mail is for; the row that remains of it says so. */
export type MailPurpose = 'forgotten clock-outs' | 'password link' | 'address link' | 'address changed';

/** Whether a mail that waits is right only for the person as they were when it was written; a warning to them is right for good. */
export const IS_WITHDRAWN: Readonly<Record<MailPurpose, boolean>> = {
  'forgotten clock-outs': true,
  'password link': true,
  'address link': true,
  'address changed': false,
};

/** What a person reads, twice: as plain text, and as HTML of the same sentences. */
export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };

export type Recipient = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly displayName: string;
  readonly email: string;
};

/** A mail with its address, ready to be handed to the mail server. */
export type Letter = MailContent & {
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  /** Epoch milliseconds. */
  readonly queuedAt: number;
};
