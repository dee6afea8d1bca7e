// Certificates of an authority that is made for the test, as files.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTrialCertificate, type TrialCertificate } from '#tls/make-trial-certificate.ts';
import type { CertificateFiles } from '#tls/read-certificate.ts';

const DAYS = 90;

export function aCertificate(name = 'localhost', days = DAYS, now = Date.now()): Promise<TrialCertificate> {
  return makeTrialCertificate({ names: [name, '127.0.0.1'], days, now });
}

export function certificateFilesIn(folder: string): CertificateFiles {
  mkdirSync(folder, { recursive: true });
  return { certFile: join(folder, 'server.crt'), keyFile: join(folder, 'server.key') };
}

/** Each file is put in place whole, as the person who renews certificates does. */
export function replaceFiles(
  { certFile, keyFile }: CertificateFiles,
  { cert, key }: { readonly cert?: string; readonly key?: string },
): void {
  for (const [file, content] of [
    [certFile, cert],
    [keyFile, key],
  ] as const) {
    if (content === undefined) continue;
    writeFileSync(`${file}.new`, content, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
}
