import { describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import { aPunchWithPhoto, PHOTO } from '../../../test/a-photo.ts';
import { companyWorld } from '../../../test/company-world.ts';

const world = companyWorld('lookAtPunchPhoto');

const inRoute = (punchId: string) => ({ companyId: world.tenant.company.id, punchId });
const looks = async (punchId: string) =>
  await world.api.database.database
    .knex<ChangeRow>('changes')
    .where({ subject: 'photo', subject_id: punchId })
    .pluck('user_id');

describe('200', () => {
  it('gives the photo, and records who looked', async () => {
    const punchId = await aPunchWithPhoto(world.api, world.tenant.employee);

    const { data } = await world.call({ role: 'manager', params: inRoute(punchId) });

    expect(data).toEqual({ mediaType: 'image/jpeg', base64: PHOTO.toString('base64') });
    expect(await looks(punchId)).toEqual([world.tenant.users.manager.id]);
  });

  it('is read by no page of another origin, and kept by no cache', async () => {
    const { headers } = await world.call();

    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('400', () => {
  it('names the id where it is at fault', async () => {
    expect(await world.refusal({ params: inRoute('x') })).toEqual([400, 'request.invalid']);
  });
});

describe('404', () => {
  it('knows no photo that is not here, and records no look', async () => {
    expect(await world.ofNobody('punchId')).toEqual([404, 'photo.not_found']);
  });
});
