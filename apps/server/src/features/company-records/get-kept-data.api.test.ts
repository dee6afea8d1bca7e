import { describe, expect, it } from 'vitest';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('getKeptData');

describe('200', () => {
  it('says what the company asks for and for how long it is kept, and PINs as the server keeps them', async () => {
    const { data: settings, headers } = await world.ask('getCompanySettings');
    const { data: before } = await world.call();
    const terminal = { ...settings.terminal, punchPhoto: 'optional' as const, gpsOnClockIn: true };
    const retentionDays = { coordinates: 14, photos: 7 };

    await world.ask('changeCompanySettings', {
      headers: { 'If-Match': headers.get('ETag') ?? '' },
      body: { ...settings, terminal, retentionDays },
    });

    expect(before).toMatchObject({ asksForPhotos: false, photoDays: settings.retentionDays.photos });
    expect((await world.call()).data).toEqual({
      ...{ asksForPhotos: true, photoDays: 7, asksForPlace: true, placeDays: 14 },
      ...{ sealedPinDays: 7, formerPinDays: 35 },
    });
  });
});
