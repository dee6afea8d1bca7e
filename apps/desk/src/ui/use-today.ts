import { useState } from 'react';
import { localDateOf } from '@stimpill/time';

/** The day that the calendar of a time zone shows when the piece is first drawn, as yyyy-MM-dd. */
export function useToday(timeZone: string): string {
  const [today] = useState(() => localDateOf(Date.now(), timeZone));
  return today;
}
