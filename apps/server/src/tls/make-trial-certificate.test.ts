// A real server with the certificate, and clients that trust its authority alone, as a tablet does after the steps.
import { X509Certificate } from 'node:crypto';
import { createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makeTrialCertificate, type TrialCertificate } from './make-trial-certificate.ts';

const NAMES = ['nyja.local', '127.0.0.1', '::1'];
const DAY_MS = 86_400_000;

let stop: () => void;
afterEach(() => stop());

async function served({ cert, key }: TrialCertificate): Promise<number> {
  const server = createServer({ cert, key }, (_request, response) => response.end('served'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return (server.address() as AddressInfo).port;
}

/** @returns `trusted`, or why not */
function askedFor(servername: string, port: number, ca: string): Promise<string> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, servername, ca, agent: false }, (answer) => {
      answer.resume();
      resolve('trusted');
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
}

it('is trusted by a client that trusts its authority, under its names alone', async () => {
  const made = await makeTrialCertificate({ names: NAMES, days: 30, now: Date.now() });
  const other = await makeTrialCertificate({ names: NAMES, days: 30, now: Date.now() });
  const port = await served(made);

  expect(await askedFor('nyja.local', port, made.authority)).toBe('trusted');
  expect(await askedFor('', port, made.authority)).toBe('trusted');
  expect(await askedFor('other.local', port, made.authority)).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  expect(await askedFor('nyja.local', port, other.authority)).not.toBe('trusted');
});

it('is refused when its days are over', async () => {
  const made = await makeTrialCertificate({ names: NAMES, days: 1, now: Date.now() - 2 * DAY_MS });

  expect(await askedFor('nyja.local', await served(made), made.authority)).toBe('CERT_HAS_EXPIRED');
});

it('has what tablets ask of a certificate, and an authority that vouches for servers alone', async () => {
  const { cert, authority, endsAt } = await makeTrialCertificate({ names: NAMES, days: 30, now: 0 });
  const server = new X509Certificate(cert);

  expect(server.subjectAltName).toBe('DNS:nyja.local, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
  expect(server.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect([server.ca, new X509Certificate(authority).ca]).toEqual([false, true]);
  expect(server.verify(new X509Certificate(authority).publicKey)).toBe(true);
  expect(endsAt).toBe(30 * DAY_MS);
});
