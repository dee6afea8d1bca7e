/** Whose settings a manager has before them; undefined on anything but a tablet or phone that we know. */
export type TabletMaker = 'ipad' | 'android';

/** An iPad calls itself a Mac, but a Mac has no touch screen. */
export function tabletMakerOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): TabletMaker | undefined {
  if (/iPad|iPhone/.test(userAgent)) return 'ipad';
  if (userAgent.includes('Android')) return 'android';
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'ipad' : undefined;
}
