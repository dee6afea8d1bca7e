import type { ReactNode } from 'react';

export type GalleryScreen = {
  readonly content: ReactNode;
  readonly strip?: ReactNode;
  /** Brings its own frame. */
  readonly isBare?: boolean;
  /** What has to be touched to get there, one selector after the other; each is waited for. The last is often only what must be there. */
  readonly touches?: readonly string[];
};
