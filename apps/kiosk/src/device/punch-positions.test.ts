import { describe, expect, it } from 'vitest';
import { createPunchPositions } from './punch-positions.ts';

const HARBOUR = { latitude: 64.1466, longitude: -21.9426, accuracy: 12 };

type Asked = { readonly give: PositionCallback; readonly options: PositionOptions | undefined };

function aTablet() {
  const asked: Asked[] = [];
  const geolocation = {
    getCurrentPosition: (give: PositionCallback, _: unknown, options?: PositionOptions) => {
      asked.push({ give, options });
    },
  } as Geolocation;
  let now = 0;
  const positions = createPunchPositions(geolocation, () => now);
  const answer = () => asked.at(-1)?.give({ coords: HARBOUR } as GeolocationPosition);
  return { asked, positions, answer, passMinutes: (minutes: number) => (now += minutes * 60_000) };
}

describe('the position of a punch', () => {
  it('is not waited for: before the answer there is none', () => {
    const { positions } = aTablet();

    positions.ask();

    expect(positions.known()).toBeUndefined();
  });

  it('is there as soon as the tablet has found it', () => {
    const { positions, answer } = aTablet();

    positions.ask();
    answer();

    expect(positions.known()).toEqual({ latitude: 64.1466, longitude: -21.9426, accuracyMeters: 12 });
  });

  it('gives the tablet two seconds and no more', () => {
    const { positions, asked } = aTablet();

    positions.ask();

    expect(asked[0]?.options?.timeout).toBe(2_000);
  });

  it('serves everybody who punches within five minutes', () => {
    const { positions, asked, answer, passMinutes } = aTablet();
    positions.ask();
    answer();

    passMinutes(4);
    positions.ask();

    expect(asked).toHaveLength(1);
    expect(positions.known()).toBeDefined();
  });

  it('is asked for anew after five minutes', () => {
    const { positions, asked, answer, passMinutes } = aTablet();
    positions.ask();
    answer();

    passMinutes(5);
    positions.ask();

    expect(asked).toHaveLength(2);
    expect(positions.known()).toBeUndefined();
  });

  it('is left out on a tablet that has none', () => {
    const positions = createPunchPositions(undefined, () => 0);

    positions.ask();

    expect(positions.known()).toBeUndefined();
  });
});
