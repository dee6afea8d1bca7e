import { saveBlob } from '@stimpill/ui/save-blob.ts';
import { withUnseen } from '@stimpill/api-types/plain-text';

/** Hands a text to the browser as a file, which it puts where downloads go. Characters that pages show by a sign are in it as they are. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([withUnseen(text)], { type: `${type};charset=utf-8` }));
}

/** Hands bytes to the browser as a file. @param type with its charset, where it is a text */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  saveBlob(name, new Blob([bytes], { type }));
}
