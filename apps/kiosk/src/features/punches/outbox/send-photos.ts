// The photos after their punches, one at a time and in the background: nobody ever waits for one, and no punch waits behind one.
import { toBase64Url } from '@stimpill/api-types/signing';
import { isRefusedWith, type ApiFailure } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import type { Locks } from '#device/locks.ts';
import { backoff } from './backoff.ts';
import { photoWaitMs, type PunchPhotos } from './punch-photos.ts';

export type PhotoSenderDeps = {
  readonly photos: PunchPhotos;
  readonly callStation: CallStation;
  readonly locks: Locks;
  readonly monotonicNow: () => number;
  readonly random: () => number;
  /** Punches wait once more, so that the server gives a new permission. */
  readonly onAskedAgain: () => void;
};

export type PhotoSender = {
  /** Uploads what may be uploaded; does nothing while an upload runs, or shortly after a failure. */
  readonly send: () => Promise<void>;
  readonly isIdle: () => boolean;
};

const PHOTO_LOCK = 'photo-sync';
/** How long a photo waits that the server does not take as one: it will hardly do so sooner. It is kept as long as its punch. */
const A_DAY_MS = 86_400_000;

export function createPhotoSender(deps: PhotoSenderDeps): PhotoSender {
  const loop = { isRunning: false, failures: 0, notBefore: 0 };
  const upload = async () => {
    for (;;) {
      const photo = await deps.photos.next();
      if (!photo) return;
      const { punchId, grant, jpeg } = photo;
      const body = { punchId, grant, jpeg: toBase64Url(jpeg) };
      const answer = await deps.callStation('uploadPunchPhoto', { body });
      if (answer.ok) {
        loop.failures = 0;
        await deps.photos.wipe(punchId);
      } else if (isAboutPhoto(answer.failure)) {
        const isGrantOld = isRefusedWith(answer.failure, 'station.photo_grant_invalid');
        await deps.photos.putOff(photo, isGrantOld ? photoWaitMs(photo.tries) : A_DAY_MS);
      } else {
        loop.failures += 1;
        loop.notBefore = deps.monotonicNow() + backoff(loop.failures, deps.random);
        return;
      }
    }
  };
  const send = async () => {
    if (loop.isRunning || deps.monotonicNow() < loop.notBefore) return;
    loop.isRunning = true;
    try {
      await deps.locks.ifFree(PHOTO_LOCK, upload);
      if ((await deps.photos.askForGrants()) > 0) deps.onAskedAgain();
    } catch {
      // The tablet's own storage failed: the next round tries again.
    } finally {
      loop.isRunning = false;
    }
  };
  return { send, isIdle: () => !loop.isRunning };
}

/** Other refusals are about this tablet and hold for every photo. */
function isAboutPhoto(failure: ApiFailure): boolean {
  if (isRefusedWith(failure, 'station.photo_grant_invalid')) return true;
  return failure.kind === 'refused' && (failure.status === 400 || failure.status === 413);
}
