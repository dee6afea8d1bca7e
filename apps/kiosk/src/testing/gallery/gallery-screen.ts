import type { ReactNode } from 'react';

export type GalleryScreen = {
  readonly content: ReactNode;
  readonly strip?: ReactNode;
  /** Brings its own frame. */
  readonly isBare?: boolean;
};
