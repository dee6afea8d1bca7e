// An e-mail: what it says, to whom, and what it is for.

/** What a mail is for; the row that remains of it says so. */
export type MailPurpose = 'forgotten clock-outs' | 'password link';

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
