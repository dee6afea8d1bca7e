// A certificate for a trial on a local network, from an authority of its own. The key of that authority is kept nowhere: what the tablets
// are told to trust can vouch for this one certificate, and for nothing that anybody makes later.
import 'reflect-metadata';
import { KeyObject, randomBytes, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { dayOf } from './certificate-concern.ts';

/** Every tablet and browser of today takes it, and signatures cost little. */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const SERIAL_BYTES = 16;
const DAY_MS = 86_400_000;

export type TrialCertificate = {
  /** PEM: the certificate of the server, then its authority. */
  readonly cert: string;
  /** PEM, PKCS 8. */
  readonly key: string;
  /** PEM: what a tablet must trust. */
  readonly authority: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

export type TrialCertificateInput = {
  /** Names and addresses, the one that people use first. */
  readonly names: readonly string[];
  readonly days: number;
  /** Epoch milliseconds. */
  readonly now: number;
};

export async function makeTrialCertificate(input: TrialCertificateInput): Promise<TrialCertificate> {
  const [authorityKeys, keys] = [await newKeys(), await newKeys()];
  const authority = await makeAuthority(input, authorityKeys);
  const cert = await makeForServer(input, { authority, authorityKeys, keys });
  return {
    cert: `${cert.toString('pem')}\n${authority.toString('pem')}\n`,
    key: String(KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' })),
    authority: `${authority.toString('pem')}\n`,
    endsAt: cert.notAfter.getTime(),
  };
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

/** A day back, so that a tablet whose clock is a little behind takes it too. */
function lifeOf({ now, days }: TrialCertificateInput) {
  return { notBefore: new Date(now - DAY_MS), notAfter: new Date(now + days * DAY_MS) };
}

async function makeAuthority(input: TrialCertificateInput, keys: webcrypto.CryptoKeyPair) {
  const usage = KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign;
  return X509CertificateGenerator.createSelfSigned({
    ...{ serialNumber: newSerial(), name: `CN=Stimpill trial ${dayOf(input.now)}` },
    ...{ ...lifeOf(input), signingAlgorithm: ALGORITHM, keys },
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(usage, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
}

type Makers = {
  readonly authority: Awaited<ReturnType<typeof makeAuthority>>;
  readonly authorityKeys: webcrypto.CryptoKeyPair;
  readonly keys: webcrypto.CryptoKeyPair;
};

async function makeForServer(input: TrialCertificateInput, { authority, authorityKeys, keys }: Makers) {
  return X509CertificateGenerator.create({
    ...{ serialNumber: newSerial(), subject: 'CN=Stimpill', issuer: authority.subject },
    ...{ ...lifeOf(input), signingAlgorithm: ALGORITHM },
    ...{ publicKey: keys.publicKey, signingKey: authorityKeys.privateKey },
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        input.names.map((value) => ({ type: isIP(value) === 0 ? 'dns' : 'ip', value }) as const),
      ),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
}

/** Positive, as the standard asks: the first bit is 0. */
function newSerial(): string {
  const bytes = randomBytes(SERIAL_BYTES);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.toString('hex');
}
