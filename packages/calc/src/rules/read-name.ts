import { readText } from './read-fields.ts';

const NAME_FORM = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;

/** What a class or a pay line may be called, in words. */
export const NAME = 'at most 40 letters, digits, ".", "_" and "-", and begin with a letter or digit';

/** Is this a name for a class or a pay line? */
export const isName = (text: string): boolean => NAME_FORM.test(text);

/** Reads the name of a pay line. */
export const readName = readText(isName, NAME, { pattern: NAME_FORM.source });
