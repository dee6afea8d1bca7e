import type { Timeline } from '../timeline.ts';
import type { TabletDisk } from './tablet-disk.ts';
import type { TabletKey } from './tablet-key.ts';

export type LoadDeps = {
  readonly origin: string;
  readonly timeline: Timeline;
  readonly disk: TabletDisk;
  readonly key: TabletKey;
  readonly documentId: string;
  readonly random: () => number;
  readonly nextRequestName: () => string;
  readonly onExchange: (request: string, askedAt: number) => void;
  readonly isCutOff: () => boolean;
  readonly sleptMs: () => number;
};
