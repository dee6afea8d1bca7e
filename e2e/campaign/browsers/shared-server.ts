// One server behind several lines, each of which may kill and start it: whatever touches the process or its files happens one after
// the other, so that no line starts a server whose disk another one is just taking away.
import type { CampaignServer } from '../server/campaign-server.ts';

export type SharedServer = CampaignServer & {
  /** Meanwhile nobody kills the server or starts it. */
  readonly undisturbed: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function shareServer(server: CampaignServer): SharedServer {
  let last: Promise<unknown> = Promise.resolve();
  const undisturbed: SharedServer['undisturbed'] = (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    ...server,
    undisturbed,
    kill: () => undisturbed(server.kill),
    cutPower: () => undisturbed(server.cutPower),
    crashDatabase: server.crashDatabase,
    start: (now) =>
      undisturbed(async () => {
        if (!server.isAlive()) await server.start(now);
      }),
  };
}
