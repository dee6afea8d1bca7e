import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { Journal } from '../journal.ts';
import type { FaultProxy } from '../network/fault-proxy.ts';
import type { Company } from '../people/companies.ts';
import type { OverlapWatch } from '../reconcile/overlap-watch.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Engine } from '../server/engine.ts';
import type { Timeline } from '../timeline.ts';
import type { Stage } from './open-stage.ts';

export type Play = {
  readonly engine: Engine;
  readonly options: CampaignOptions;
  readonly chance: Chance;
  readonly companies: readonly Company[];
  readonly server: CampaignServer;
  readonly timeline: Timeline;
  readonly journal: Journal;
  readonly proxy: FaultProxy;
  readonly stage: Stage;
  readonly overlaps: OverlapWatch;
};
