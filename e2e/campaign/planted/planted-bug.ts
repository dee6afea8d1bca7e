import type { CampaignOptions } from '../campaign-options.ts';
import type { Patch } from '../server/built-server.ts';

export type PlantedBug = {
  /** Its name in reports. Letters tell bugs apart that count as one. */
  readonly number: string;
  readonly name: string;
  /** What changes in the modules of the server. The new text calls `globalThis.reached` where it does harm. */
  readonly server?: readonly Patch[];
  /** What changes in the modules of the tablets. */
  readonly tablets?: readonly Patch[];
  /** What it takes to meet the bug in a small campaign. */
  readonly options?: Partial<CampaignOptions>;
};
