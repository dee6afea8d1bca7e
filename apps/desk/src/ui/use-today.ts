import { useState } from 'react';
import { toLocalTime } from '@stimpill/words/format-time.ts';

/** The day that the calendar of a time zone shows when the piece is first drawn, as yyyy-MM-dd. */
export function useToday(timeZone: string): string {
  const [today] = useState(() => {
    const { year, month, day } = toLocalTime(Date.now(), timeZone);
    return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  });
  return today;
}
