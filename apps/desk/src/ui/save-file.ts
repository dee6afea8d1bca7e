const KEPT_MS = 60_000;

/** Hands a text to the browser as a file, which it puts where downloads go. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
