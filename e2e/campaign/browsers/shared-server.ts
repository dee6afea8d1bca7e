// One server behind several lines, each of which may kill and start it. Everything that touches the process or its files happens one after
// the other, so that no line starts a server whose disk another line is just taking away.
import { createTurns } from '../create-turns.ts';
import type { CampaignServer } from '../server/campaign-server.ts';

export type SharedServer = CampaignServer & {
  /** Meanwhile nobody kills the server or starts it. */
  readonly undisturbed: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function shareServer(server: CampaignServer): SharedServer {
  const undisturbed = createTurns();
  return {
    ...server,
    undisturbed,
    kill: () => undisturbed(server.kill),
    cutPower: () => undisturbed(server.cutPower),
    start: (now) =>
      undisturbed(async () => {
        if (!server.isAlive()) await server.start(now);
      }),
  };
}
