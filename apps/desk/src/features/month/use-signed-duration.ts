import { useClock } from '#api/use-clock.ts';

/** `8 h 4 min`, or `−8 h 4 min` where a run of differences takes time away. */
export function useSignedDuration(): (minutes: number) => string {
  const { duration } = useClock();
  return (minutes) => (minutes < 0 ? `−${duration(-minutes)}` : duration(minutes));
}
