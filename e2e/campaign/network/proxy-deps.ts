import type { Chance } from '../chance.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Timeline } from '../timeline.ts';
import type { Request, Witnessed } from './witnessed.ts';

export type ProxyDeps = {
  readonly chance: Chance;
  readonly timeline: Pick<Timeline, 'now' | 'pass'>;
  readonly server: CampaignServer;
  /** Whether a request may meet faults of the line at all. */
  readonly isFaulty: () => boolean;
  /** Before a request reaches the server. */
  readonly onDeparture: (request: Request) => Promise<void> | void;
  /** Before anything else reaches the server, or happens to it. */
  readonly onArrival: (arrival: Witnessed) => Promise<void> | void;
};
