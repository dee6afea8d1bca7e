import { describe, expect, it } from 'vitest';
import { tabletReach, type ReachSettings } from './tablet-reach.ts';

const LAN = { names: ['nyja.local', 'nyja', '192.168.1.20', 'localhost', '127.0.0.1', '::1'], inside: [] };
const NOBODY: ReachSettings = {
  ...{ publicOrigin: null, trustProxy: null, host: '127.0.0.1', port: 8080 },
  ...{ certificate: null, machine: LAN },
};
const OWN = {
  names: ['nyja.local', 'nyja', '192.168.1.20', '172.17.0.1', 'localhost', '127.0.0.1', '0:0:0:0:0:0:0:1'],
  isPublic: false,
};
const reach = (settings: Partial<ReachSettings>) => tabletReach({ ...NOBODY, ...settings });
const origins = (settings: Partial<ReachSettings>) =>
  reach(settings).addresses.map(({ origin, certificate }) => `${origin} ${certificate}`);

describe('where a tablet can open the kiosk', () => {
  it.each(['127.0.0.1', '::1', 'localhost'])('is nowhere while the server listens at %s alone', (host) => {
    expect(reach({ host })).toEqual({ addresses: [], certificate: 'none' });
    expect(origins({ host, publicOrigin: 'http://localhost:8080' })).toEqual([]);
  });

  it.each(['0.0.0.0', '::'])(
    'is each name and address of the machine that others find, where it listens at %s',
    (host) => {
      expect(origins({ host })).toEqual(['http://nyja.local:8080 none', 'http://192.168.1.20:8080 none']);
    },
  );

  it('is each name of its certificate, but for those of containers, of one cable and with a star', () => {
    const machine = { ...LAN, inside: ['172.17.0.1'] };
    const names = [...OWN.names, 'FE80:0:0:0:0:0:0:2', '169.254.3.4', '*.example.is'];

    const found = reach({ host: '0.0.0.0', machine, certificate: { ...OWN, names } });

    expect(found).toEqual({
      addresses: [
        { origin: 'https://nyja.local:8080', certificate: 'own' },
        { origin: 'https://192.168.1.20:8080', certificate: 'own' },
      ],
      certificate: 'own',
    });
  });

  it('leaves the usual port out, and writes an address of six parts as a browser does', () => {
    const names = ['2001:DB8:0:0:0:0:0:7'];
    expect(origins({ host: '::', port: 443, certificate: { names, isPublic: true } })).toEqual([
      'https://[2001:db8::7] public',
    ]);
  });

  it('is the one address at which it listens, and the names that lead there', () => {
    expect(origins({ host: '192.168.1.20' })).toEqual(['http://192.168.1.20:8080 none']);
    expect(origins({ host: '192.168.1.20', certificate: OWN })).toEqual([
      'https://nyja.local:8080 own',
      'https://192.168.1.20:8080 own',
    ]);
  });

  it('is the address that the operator has named, whose certificate is that of the proxy', () => {
    const publicOrigin = 'https://clock.example.is';
    expect(origins({ publicOrigin, trustProxy: 1 })).toEqual(['https://clock.example.is unknown']);
    expect(origins({ publicOrigin: 'http://clock.example.is', host: '0.0.0.0' })).toEqual([
      'http://clock.example.is none',
    ]);
  });

  it.each([
    [['clock.example.is'], 'public'],
    [['*.example.is'], 'public'],
    [['other.example.is', '*.is'], 'unknown'],
  ])('has at that address the certificate of the server only where it is for it: %j', (names, kind) => {
    const publicOrigin = 'https://clock.example.is';
    expect(origins({ publicOrigin, certificate: { names, isPublic: true } })).toEqual([
      `https://clock.example.is ${kind}`,
    ]);
  });

  it('is not known behind a proxy of which no address is set', () => {
    expect(origins({ trustProxy: 1, host: '0.0.0.0' })).toEqual([]);
  });

  it('is not known in a container, whose name and addresses nobody outside finds', () => {
    expect(origins({ host: '0.0.0.0', machine: { names: [], inside: [] } })).toEqual([]);
  });
});
