// A shared tablet: nobody has registered it, so all it knows is whose people it lists. No secret is kept, and none is needed.
const KEY = 'stimpill-terminal';
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id as the server writes it, or undefined for a text that is none. */
export function toCompanyId(text: string): string | undefined {
  const id = text.trim().toLowerCase();
  return GUID.test(id) ? id : undefined;
}

/** The company of a shared tablet: from the link that was opened, or kept from before. */
export function terminalCompanyId(search: string): string | undefined {
  const link = new URLSearchParams(search).get('company');
  const linked = toCompanyId(link ?? '');
  if (linked !== undefined) saveTerminal(linked);
  // A link without a company is the way back to set-up.
  else if (link === '') forgetTerminal();
  return linked ?? toCompanyId(localStorage.getItem(KEY) ?? '');
}

export function saveTerminal(companyId: string): void {
  localStorage.setItem(KEY, companyId);
}

function forgetTerminal(): void {
  localStorage.removeItem(KEY);
}
