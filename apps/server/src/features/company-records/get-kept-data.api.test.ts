import { describe, expect, it } from 'vitest';
import { localDateOf } from '@stimpill/time';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getKeptData');

type Terminal = Awaited<ReturnType<typeof settingsNow>>['data']['terminal'];

const settingsNow = () => world.ask('getCompanySettings');

async function ask(changed: Partial<Terminal>): Promise<void> {
  const { data, headers } = await settingsNow();
  await world.ask('changeCompanySettings', {
    headers: { 'If-Match': headers.get('ETag') ?? '' },
    body: {
      ...data,
      terminal: { ...data.terminal, ...changed },
      retentionDays: { coordinates: 14, photos: 7 },
    },
  });
}

/** A punch of now, with or without a place. */
async function punched(action: 'start' | 'stop', withPlace: boolean): Promise<string> {
  const { company, employee } = world.tenant;
  const { punchId } = await world.api.deps.recordPunch({
    ...{ door: 'partner', companyId: company.id, employeeId: employee.id, action },
    ...{ projectId: undefined, subProjectId: undefined, deviceId: undefined, sentBy: undefined },
    ...{ location: withPlace ? { latitude: 64.1, longitude: -21.9 } : undefined, clientAddress: '192.0.2.7' },
  });
  return punchId;
}

const dayIn = (days: number) =>
  localDateOf(world.api.time.clock() + days * 86_400_000, world.tenant.company.time_zone);

const older = ({ data: { olderPhotosUntil, olderPlacesUntil } }: Awaited<ReturnType<typeof world.call>>) => ({
  photos: olderPhotosUntil,
  places: olderPlacesUntil,
});

describe('200', () => {
  it('says what the company asks for and for how long it is kept, and PINs as the server keeps them', async () => {
    const { data: settings } = await settingsNow();
    const { data: before } = await world.call();

    await ask({ punchPhoto: 'optional', gpsOnClockIn: true });

    expect(before).toMatchObject({ asksForPhotos: false, photoDays: settings.retentionDays.photos });
    expect((await world.call()).data).toEqual({
      ...{ asksForPhotos: true, photoDays: 7, olderPhotosUntil: null },
      ...{ asksForPlace: true, placeDays: 14, olderPlacesUntil: null },
      ...{ sealedPinDays: 7, formerPinDays: 35 },
    });
  });

  it('says until when photos and places of before are still kept, once they are asked for no more', async () => {
    await ask({ punchPhoto: 'optional', gpsOnClockIn: true });
    const punchId = await punched('start', true);
    await world.api.deps.database.knex('punch_photos').insert({
      ...{ company_id: world.tenant.company.id, punch_id: punchId },
      ...{ uploaded_at: world.api.time.clock(), jpeg: Buffer.from('a photo') },
    });
    expect(older(await world.call())).toEqual({ photos: null, places: null });

    await ask({ punchPhoto: 'none', gpsOnClockIn: false });
    const [photos, places] = [dayIn(7), dayIn(14)];
    expect(older(await world.call())).toEqual({ photos, places });

    world.api.time.advance({ hours: 5 * 24 });
    await punched('stop', false);
    expect(older(await world.call())).toEqual({ photos, places });
    world.api.time.advance({ hours: 3 * 24 });
    expect(older(await world.call())).toEqual({ photos: null, places });
    world.api.time.advance({ hours: 7 * 24 });
    expect(older(await world.call())).toEqual({ photos: null, places: null });
  });
});
