// A time of day as people type it: `7`, `730`, `0730`, `7:30`, `07.30`, `7,30`.

/** @returns the time as `07:30`; undefined where it is none */
export function parseTime(typed: string): string | undefined {
  const text = typed.trim();
  const apart = /^(\d{1,2})[:.,](\d{2})$/.exec(text);
  const together = /^(\d{1,2}?)(\d{2})?$/.exec(text);
  const [, hour, minute = '00'] = apart ?? (text.length <= 2 ? /^(\d{1,2})$/.exec(text) : together) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
