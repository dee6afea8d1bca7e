import type { PersonToday } from './today-queries.ts';

export type ActProps = {
  /** As they stood when it was opened. */
  readonly person: PersonToday;
  readonly onClose: () => void;
};
