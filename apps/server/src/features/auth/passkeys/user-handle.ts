// What a device keeps beside a passkey to say whose it is: the bytes of the person's id, which tell nobody anything.

/** In base64url. */
export function userHandleOf(employeeId: string): string {
  return Buffer.from(employeeId.replaceAll('-', ''), 'hex').toString('base64url');
}
