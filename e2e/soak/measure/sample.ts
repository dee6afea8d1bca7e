// How the server is at a quiet point: nobody is connected, and what nobody needs any more has been collected.
import { setTimeout as wait } from 'node:timers/promises';
import type { CampaignServer } from '../../campaign/server/campaign-server.ts';
import type { Line } from '../live/line.ts';

/** What `server/probe.mjs` answers. */
type Answer = {
  readonly heapBytes: number;
  readonly rssBytes: number;
  readonly descriptors: number;
  readonly sockets: number;
  readonly loop: { readonly p99Ms: number; readonly maxMs: number };
};

export type Sample = Answer & {
  /** Since the start of the first day, such as 1.25. */
  readonly day: number;
};

/** A backup or a check of the pages may be under way in another thread, so the least of some looks is what counts. */
const LOOKS = 3;
const BETWEEN_MS = 300;

export async function takeSample(
  server: Pick<CampaignServer, 'ask'>,
  line: Pick<Line, 'letGo'>,
  { now, day }: { readonly now: number; readonly day: number },
): Promise<Sample> {
  line.letGo();
  const answers: Answer[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await wait(BETWEEN_MS);
    const asked = { now, howAreYou: true };
    answers.push((await server.ask(asked)) as Answer);
  }
  const least = (of: (answer: Answer) => number) => Math.min(...answers.map(of));
  return {
    day,
    heapBytes: least(({ heapBytes }) => heapBytes),
    rssBytes: least(({ rssBytes }) => rssBytes),
    descriptors: least(({ descriptors }) => descriptors),
    sockets: least(({ sockets }) => sockets),
    // Each look begins a new measurement; the first one saw the hours before.
    loop: answers[0]?.loop ?? { p99Ms: 0, maxMs: 0 },
  };
}
