/** Under which the list of names is kept among what was read. A file of its own: the first picture knows the key, not yet the reading. */
export const PUNCH_LIST_KEY = 'punch-list';
