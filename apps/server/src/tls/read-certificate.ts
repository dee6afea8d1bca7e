// The certificate that the server shows, and its key: read from their PEM files and checked against each other.
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Config } from '#config.ts';
import { whose } from '#whose-file.ts';

export type CertificateFiles = NonNullable<Config['tls']>;

export type Certificate = {
  /** PEM: the certificate of the server first, then those that lead to its authority. */
  readonly cert: Buffer;
  /** PEM. */
  readonly key: Buffer;
  /** The names and addresses that it is good for. */
  readonly names: readonly string[];
  /** Epoch milliseconds. */
  readonly beginsAt: number;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/** The two files cannot be used together. The message names the file and what is wrong with it. */
export class CertificateRefused extends Error {
  override readonly name = 'CertificateRefused';
}

/** @throws CertificateRefused */
export function readCertificate({ certFile, keyFile }: CertificateFiles): Certificate {
  const cert = contentOf('TLS_CERT_FILE', certFile);
  const key = contentOf('TLS_KEY_FILE', keyFile);
  const parsed = parsedCertificate(certFile, cert);
  if (!parsed.checkPrivateKey(parsedKey(keyFile, key)))
    throw new CertificateRefused(
      `TLS_KEY_FILE: ${keyFile} is not the key of the certificate in ${certFile}. Both must be replaced together.`,
    );
  refuseUnusable(cert, key);
  return {
    ...{ cert, key },
    names: namesOf(parsed),
    beginsAt: Date.parse(parsed.validFrom),
    endsAt: Date.parse(parsed.validTo),
  };
}

function contentOf(setting: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = codeOf(error);
    const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new CertificateRefused(`${setting}: ${path} ${why}.${whose(path)}`);
  }
}

function parsedCertificate(path: string, cert: Buffer): X509Certificate {
  try {
    return new X509Certificate(cert);
  } catch {
    throw new CertificateRefused(`TLS_CERT_FILE: ${path} is not a certificate in PEM form.`);
  }
}

function parsedKey(path: string, key: Buffer): KeyObject {
  try {
    return createPrivateKey(key);
  } catch {
    const why = key.includes('ENCRYPTED')
      ? 'is locked with a passphrase. Write it without one, readable by the user of the server alone.'
      : 'is not a private key in PEM form.';
    throw new CertificateRefused(`TLS_KEY_FILE: ${path} ${why}`);
  }
}

/** What TLS itself refuses, such as a key that is too short. */
function refuseUnusable(cert: Buffer, key: Buffer): void {
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    throw new CertificateRefused(
      `TLS_CERT_FILE and TLS_KEY_FILE cannot be used (${codeOf(error)}). Ask for a new certificate.`,
    );
  }
}

/** From `DNS:clock.example.is, IP Address:192.0.2.1`. */
function namesOf({ subjectAltName }: X509Certificate): readonly string[] {
  return (subjectAltName ?? '')
    .split(', ')
    .map((part) => part.replace(/^[^:]*:/, ''))
    .filter((name) => name !== '');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
