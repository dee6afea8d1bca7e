// Where the chain stands, as the places that remember it say.
import type { ChainHead } from '#storage/outbox-database.ts';
import { furthestHead, isSameHead, toFirstHead } from './chain-head.ts';
import { isBeyond } from './outbox-copy.ts';
import type { OutboxDeps } from './outbox-deps.ts';

type Places = Pick<OutboxDeps, 'chain' | 'highWater' | 'storage'>;

/** The head that the next punch follows. */
export async function readHead(deps: Places): Promise<ChainHead> {
  const { chain, highWater, storage } = deps;
  // A database that cannot be read must not stop a punch: its number is remembered elsewhere as well.
  const stored = await storage.run((database) => database.heads.get(chain.deviceId)).catch(() => undefined);
  return furthestHead(chain, stored, highWater.read(chain.deviceId)) ?? toFirstHead(chain);
}

/**
 * The head as the database holds it for good. Undefined while another place remembers a further one: that number was given out, as on
 * a full disk, and may yet be forgotten.
 */
export async function readStoredHead({ chain, highWater, storage }: Places): Promise<ChainHead | undefined> {
  const stored = await storage.run((database) => database.heads.get(chain.deviceId));
  const furthest = furthestHead(chain, stored, highWater.read(chain.deviceId));
  if (!furthest) return toFirstHead(chain);
  return isSameHead(stored, furthest) ? furthest : undefined;
}

/** Stores where the chain stands in a database that may have been lost. So the number of a punch in doubt is never given out again. */
export async function storeHead({ storage }: Places, head: ChainHead): Promise<void> {
  await storage.run((database) =>
    database.transaction('rw', database.heads, async () => {
      if (isBeyond(head, await database.heads.get(head.deviceId))) await database.heads.put(head);
    }),
  );
}
