export type Position = { readonly latitude: number; readonly longitude: number };

export type Brought = {
  readonly projectId: string | null;
  readonly subProjectId: string | null;
  /** At our own tablets: none was wanted, the camera failed, or the picture that `photoOf` gives. */
  readonly photo: 'none' | 'failed' | 'taken';
  readonly position: Position | null;
};
