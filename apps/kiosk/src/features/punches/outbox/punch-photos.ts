// The photos of punches, stored in the same transaction as their punch and wiped once the server has them. A permission to upload
// comes with the verdict and lasts some minutes; when it is too old the punch is handed over once more, which brings a new one.
import type { PunchResult } from '@stimpill/api-types/station';
import type { OutboxDatabase, PunchPhoto } from '#storage/outbox-database.ts';
import type { OutboxStorage } from '#storage/outbox-storage.ts';
import type { ChainOf } from './chain-head.ts';

export type PunchPhotos = {
  /** The next one that may be uploaded now. */
  readonly next: () => Promise<(PunchPhoto & { readonly grant: string }) | undefined>;
  /** The server has it. */
  readonly wipe: (punchId: string) => Promise<void>;
  /** The server did not take it: its permission is dropped, and it is retried, later each time. */
  readonly putOff: (photo: PunchPhoto, forMs: number) => Promise<void>;
  /** Hands those punches over again whose photo has no permission. @returns how many */
  readonly askForGrants: () => Promise<number>;
  readonly count: () => Promise<number>;
};

/** Part of the transaction that stores the punch. */
export async function keepPhoto(database: OutboxDatabase, punchId: string, jpeg: Uint8Array): Promise<void> {
  await database.photos.put({ punchId, jpeg, grant: null, tries: 0, notBefore: 0 });
}

/** Part of the transaction that settles the punch. */
export async function keepGrant(database: OutboxDatabase, result: PunchResult): Promise<void> {
  const { punchId, photoUploadGrant, verdict } = result;
  if (photoUploadGrant !== null) {
    await database.photos.update(punchId, { grant: photoUploadGrant, notBefore: 0 });
  } else if (verdict === 'duplicate') {
    // The server awaits no photo any more: it has this one, and only its answer to the upload was lost.
    await database.photos.delete(punchId);
  }
}

const A_MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 10;

/** A minute longer after each try, up to a bound: a tablet that was often away is soon done once it is back. */
export function photoWaitMs(tries: number): number {
  return Math.min(tries, LONGEST_WAIT_MINUTES) * A_MINUTE_MS;
}

type PunchPhotosDeps = {
  readonly storage: OutboxStorage;
  readonly serverNow: () => number;
  readonly chain: Pick<ChainOf, 'deviceId'>;
};

export function createPunchPhotos({ storage, serverNow, chain }: PunchPhotosDeps): PunchPhotos {
  const isDue = ({ notBefore }: PunchPhoto) => notBefore <= serverNow();
  return {
    next: () =>
      storage.run(async ({ photos }) => {
        const photo = await photos.filter((row) => row.grant !== null && isDue(row)).first();
        return photo && { ...photo, grant: photo.grant ?? '' };
      }),
    wipe: (punchId) => storage.run(({ photos }) => photos.delete(punchId)),
    putOff: async ({ punchId, tries }, forMs) => {
      const change = { grant: null, tries: tries + 1, notBefore: serverNow() + forMs };
      await storage.run(({ photos }) => photos.update(punchId, change));
    },
    askForGrants: () =>
      storage.run((database) =>
        database.transaction('rw', database.punches, database.photos, async () => {
          const lacking = await database.photos.filter((row) => row.grant === null && isDue(row)).toArray();
          let asked = 0;
          for (const { punchId, tries } of lacking) {
            const punch = await database.punches.get(punchId);
            // A punch of an earlier registration of this tablet is not handed over again, so its photo would wait for ever.
            if (punch?.status !== 'settled' || punch.deviceId !== chain.deviceId) continue;
            const notBefore = serverNow() + photoWaitMs(tries + 1);
            await database.photos.update(punchId, { tries: tries + 1, notBefore });
            await database.punches.update(punchId, { status: 'waiting', settledAt: 0 });
            asked += 1;
          }
          return asked;
        }),
      ),
    count: () => storage.run(({ photos }) => photos.count()),
  };
}
