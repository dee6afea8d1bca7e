// Texts in which something turns the direction of writing, or of which nothing is seen: a request is refused for them, a file is not,
// because a company that has them must be able to leave and come back.
import { hasSomethingInView, isPlainText, TEXT_FAULTS } from '@stimpill/api-types/plain-text';
import { pathText, type FileFault } from './file-fault.ts';

/** @param path where the values stand @returns each such text, with its place */
export function unseenTexts(value: unknown, path: readonly PropertyKey[] = []): readonly FileFault[] {
  const faults: FileFault[] = [];
  look(value, [...path], faults);
  return faults;
}

/** A path becomes a text only where there is a fault: a file may have millions of texts. */
function look(value: unknown, path: PropertyKey[], faults: FileFault[]): void {
  if (typeof value === 'string') lookAt(value, path, faults);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const isList = Array.isArray(value);
    path.push(isList ? Number(key) : key);
    if (!isList) lookAt(key, path, faults);
    look(each, path, faults);
    path.pop();
  }
}

function lookAt(text: string, path: readonly PropertyKey[], faults: FileFault[]): void {
  if (!isPlainText(text)) faults.push({ path: pathText(path), message: TEXT_FAULTS.unseenInText });
  else if (text !== '' && !hasSomethingInView(text))
    faults.push({ path: pathText(path), message: 'has nothing that can be seen' });
}
