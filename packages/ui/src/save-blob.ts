const KEPT_MS = 60_000;

/** Hands a file to the browser, which puts it where downloads go. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
