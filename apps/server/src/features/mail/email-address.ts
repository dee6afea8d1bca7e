// What an e-mail address is, for who is unique and for where mail goes: one mailbox, written without comment, quotes or brackets
// (the dot-atom of RFC 5322 with letters of RFC 6531, at a host name).
import { domainToASCII } from 'node:url';

const MOST_CHARACTERS = 254;
const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
const HOST = /^[\p{L}\p{N}\p{M}.-]+$/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ASCII_HOST = new RegExp(`^(?:${LABEL}\\.)*(?!\\d+$)${LABEL}$`);

/** The host in the form that is looked up; `björg.is` is `xn--bjrg-6qa.is`. */
export type EmailAddress = { readonly local: string; readonly host: string };

/** @returns undefined where a mail program would read something else in it than one mailbox */
export function parseEmail(text: string): EmailAddress | undefined {
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at), text.slice(at + 1)];
  if (text.length > MOST_CHARACTERS || at < 1 || !LOCAL.test(local) || !HOST.test(host)) return undefined;
  const ascii = domainToASCII(host);
  return isOneSpelling(local) && ASCII_HOST.test(ascii) ? { local, host: ascii } : undefined;
}

/** Letters that look the same are the same: no composed letter stands in its parts. */
function isOneSpelling(local: string): boolean {
  return local === local.normalize('NFC');
}
