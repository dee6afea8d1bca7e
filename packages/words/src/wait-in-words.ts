type Words = { readonly seconds: (values: { readonly seconds: number }) => string };

/** `45 seconds`; what takes longer as `14:59`, or `23:59:59` where it lasts a day. */
export function waitInWords(seconds: number, t: Words): string {
  if (seconds <= 120) return t.seconds({ seconds });
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const rest = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
