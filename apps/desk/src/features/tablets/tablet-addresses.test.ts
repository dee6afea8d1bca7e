import { describe, expect, it } from 'vitest';
import { canRegister, pairingAddress, tabletAddresses } from './tablet-addresses.ts';

const LOCAL = { origin: 'https://nyja.local:8080', certificate: 'own' } as const;
const NUMBERS = { origin: 'https://192.168.1.20:8080', certificate: 'own' } as const;
const reach = { addresses: [LOCAL, NUMBERS], certificate: 'own' } as const;
const asIs = { ...reach, addresses: [...reach.addresses] };
const NOTHING = { addresses: [], certificate: 'none' } as const;

describe('the addresses for a tablet', () => {
  it('begin with the one at which the page was opened', () => {
    expect(tabletAddresses(asIs, 'https://192.168.1.20:8080/desk/tablets')).toEqual([NUMBERS, LOCAL]);
  });

  it('are also the one of which the server does not know, with its certificate or that of a proxy', () => {
    const own = { origin: 'https://clock.example.is', certificate: 'unknown' };
    expect(tabletAddresses({ ...NOTHING, addresses: [] }, 'https://clock.example.is/desk/')).toEqual([own]);
    expect(tabletAddresses(asIs, 'https://clock.lan:8080/desk/')).toEqual([
      { origin: 'https://clock.lan:8080', certificate: 'own' },
      LOCAL,
      NUMBERS,
    ]);
  });

  it.each(['http://localhost:8080', 'https://127.0.0.1:8080', 'http://[::1]:8080', 'http://app.localhost'])(
    'are never %s, which every tablet takes for itself',
    (opened) => {
      expect(tabletAddresses({ ...NOTHING, addresses: [] }, `${opened}/desk/`)).toEqual([]);
    },
  );

  it('register nobody over plain HTTP', () => {
    const addresses = tabletAddresses({ ...NOTHING, addresses: [] }, 'http://192.168.1.20:8080/desk/');
    expect(addresses.map(canRegister)).toEqual([false]);
  });
});

it('the address for cameras has the word behind the hash, without its hyphen', () => {
  expect(pairingAddress('https://clock.example.is', '7K3M-9XQ2')).toBe(
    'https://clock.example.is/#pair=7K3M9XQ2',
  );
});
