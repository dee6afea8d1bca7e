// Bytes as text that is safe in JSON, headers and addresses. Written out because Node 20 and the tablets we support lack
// `Uint8Array.fromBase64`, and because both sides must refuse the same texts.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const characters = Math.min(bytes.length - at, 3) + 1;
    for (let index = 0; index < characters; index += 1)
      text += ALPHABET.charAt((group >> (18 - 6 * index)) & 63);
  }
  return text;
}

/** @returns the bytes, or undefined for any text that {@link toBase64Url} would not have written */
export function fromBase64Url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let heldBits = 0;
  let length = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xffff;
    heldBits += 6;
    if (heldBits < 8) continue;
    heldBits -= 8;
    bytes[length] = (held >> heldBits) & 0xff;
    length += 1;
  }
  // The leftover bits must be zero and fewer than one character has, so that each value has exactly one text.
  return heldBits < 6 && (held & ((1 << heldBits) - 1)) === 0 ? bytes : undefined;
}
