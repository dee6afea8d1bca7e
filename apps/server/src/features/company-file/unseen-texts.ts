// Texts in which something turns the direction of writing, or of which nothing is seen: a request is refused for them, a file is not,
// because a company that has them must be able to leave and come back.
import { hasSomethingInView, isPlainText, TEXT_FAULTS } from '@stimpill/api-types/plain-text';
import type { FileFault } from './file-fault.ts';

/** @returns each such text, with its place in the values */
export function unseenTexts(value: unknown, path = ''): readonly FileFault[] {
  if (typeof value === 'string') return faultsOfText(value, path);
  if (typeof value !== 'object' || value === null) return [];
  const place = (key: string) => (path === '' ? key : `${path}.${key}`);
  return Array.isArray(value)
    ? value.flatMap((each, at) => unseenTexts(each, `${path}[${at}]`))
    : Object.entries(value).flatMap(([key, each]) => [
        ...faultsOfText(key, place(key)),
        ...unseenTexts(each, place(key)),
      ]);
}

function faultsOfText(text: string, path: string): readonly FileFault[] {
  if (!isPlainText(text)) return [{ path, message: TEXT_FAULTS.unseenInText }];
  return text === '' || hasSomethingInView(text) ? [] : [{ path, message: 'has nothing that can be seen' }];
}
