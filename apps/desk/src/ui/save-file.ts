import { withUnseen } from '@stimpill/api-types/plain-text';

const KEPT_MS = 60_000;

/** Hands a text to the browser as a file, which it puts where downloads go. Characters that pages show by a sign are in it as they are. */
export function saveFile(name: string, text: string, type: string): void {
  save(name, new Blob([withUnseen(text)], { type: `${type};charset=utf-8` }));
}

/** Hands bytes to the browser as a file. @param type with its charset, where it is a text */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  save(name, new Blob([bytes], { type }));
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
