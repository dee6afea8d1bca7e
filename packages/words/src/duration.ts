// Minutes as the server and the apps write them alike.
type Units = { readonly hour: string; readonly minute: string };

/** `8 klst. 34 mín.` */
export function durationIn({ hour, minute }: Units, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.floor(minutes % 60);
  if (hours === 0) return `${rest} ${minute}`;
  return rest === 0 ? `${hours} ${hour}` : `${hours} ${hour} ${rest} ${minute}`;
}
