// Takes up a renewed certificate while the server runs. Connections that are open stay as they are; new ones are shown the new one.
import type { Server } from 'node:https';
import type { Clock } from '#clock.ts';
import { versionOf } from '#file-version.ts';
import type { Log } from '#log.ts';
import { toInstant } from '#to-instant.ts';
import { concernOf } from './certificate-concern.ts';
import {
  CertificateRefused,
  readCertificate,
  type Certificate,
  type CertificateFiles,
} from './read-certificate.ts';

/** Files are asked, not watched: the notices of the file system miss links and network shares. */
const LOOK_EVERY_MS = 2_000;
const REMIND_EVERY_MS = 86_400_000;

export type CertificateWatch = {
  readonly server: Pick<Server, 'setSecureContext'>;
  readonly files: CertificateFiles;
  /** The one that the server was started with. */
  readonly first: Certificate;
  readonly clock: Clock;
  readonly log: Log;
};

/** @returns a function that ends the watch */
export function watchCertificate(watch: CertificateWatch, lookEveryMs = LOOK_EVERY_MS): () => void {
  const renew = renewal(watch);
  const remind = reminder(watch);
  const look = () => remind(renew());
  look();
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns a function that looks at the files and returns the certificate in use */
function renewal({ server, files, first, log }: CertificateWatch): () => Certificate {
  let used = first;
  let done: string | null = null;
  let refused: string | null = null;
  const look = () => {
    const now = `${versionOf(files.certFile) ?? ''} ${versionOf(files.keyFile) ?? ''}`;
    if (now === done) return;
    try {
      const read = readCertificate(files);
      done = now;
      if (read.cert.equals(used.cert) && read.key.equals(used.key)) return;
      server.setSecureContext({ cert: read.cert, key: read.key });
      used = read;
      log.info({ endsAt: toInstant(used.endsAt) }, 'the certificate was renewed');
    } catch (failure) {
      if (!(failure instanceof CertificateRefused)) throw failure;
      // One file may have been replaced and the other not yet: told only if it is still so at the next look.
      if (refused !== now) refused = now;
      else {
        done = now;
        const fields = { reason: failure.message, endsAt: toInstant(used.endsAt) };
        log.error(fields, 'the new certificate cannot be used; the one before stays in use');
      }
    }
  };
  return () => {
    look();
    return used;
  };
}

/** A line in the log once a day, while the certificate needs somebody. */
function reminder({ clock, log }: CertificateWatch): (certificate: Certificate) => void {
  let remindedAt: number | null = null;
  return (certificate) => {
    const now = clock();
    if (remindedAt !== null && now - remindedAt < REMIND_EVERY_MS) return;
    const concern = concernOf(certificate, now);
    if (concern === null) return;
    remindedAt = now;
    log.error({ endsAt: toInstant(certificate.endsAt) }, `the certificate of this server: ${concern.text}`);
  };
}
