import { isLocalTime } from '@stimpill/time';
import { readText } from './read-fields.ts';

/** Reads a local time at which something may begin or end, 24:00 among them. */
export const readTime = readText(isLocalTime, 'a local time from "00:00" to "24:00"', {
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
});

/** Reads a local time at which something may begin. */
export const readStartTime = readText(
  (text) => isLocalTime(text) && text !== '24:00',
  'a local time from "00:00" to "23:59"',
  { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
);
