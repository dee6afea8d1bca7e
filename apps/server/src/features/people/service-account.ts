// The account of another system: it is no person, and no list of people shows it. It works until its last day of employment.

export type ServiceAccount = {
  /** CIDR ranges from which it may sign in and call; none: from everywhere. */
  readonly allowedAddresses: readonly string[];
};

/** As its column has it. Sorted, so that equal lists are equal texts. */
export function serviceAccountText({ allowedAddresses }: ServiceAccount): string {
  return JSON.stringify({ allowedAddresses: [...allowedAddresses].sort() });
}

export function parseServiceAccount(text: string | null): ServiceAccount | null {
  return text === null ? null : (JSON.parse(text) as ServiceAccount);
}
