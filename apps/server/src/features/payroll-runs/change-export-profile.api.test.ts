import { describe, expect, it } from 'vitest';
import { manageOperations } from '@stimpill/api-types/manage';
import { goodCalls } from '../../../test/conformance/good-calls.ts';
import { companyWorld } from '../../../test/company-world.ts';

const { columns: COLUMNS } = manageOperations.changeExportProfile.example.body;

const world = companyWorld('changeExportProfile');

describe('200', () => {
  it('holds from the next file on, and is in the log in words', async () => {
    const { data } = await world.call();

    expect(data).toMatchObject({ isChanged: true, settings: { columns: [{}, {}, {}] } });
    const { changes } = (await world.ask('listChanges')).data;
    expect(changes).toMatchObject([
      { subject: 'exportProfile', recordName: 'Regla / Tímon', act: 'changed' },
    ]);
    expect(changes[0]?.fields.map(({ name }) => name)).toContain('dálkar');
  });
});

describe('400', () => {
  it.each([
    [
      'a long file without an amount',
      { columns: [{ content: 'identity', heading: 'K', text: null }] },
      'columns',
    ],
    ['a wide file with an amount', { shape: 'wide' }, 'columns'],
    ['an encoding that is not known', { encoding: 'ebcdic' }, 'encoding'],
    [
      'a text for another column',
      { columns: [...COLUMNS, { content: 'name', heading: 'Nafn', text: 'x' }] },
      'columns[3].text',
    ],
  ])('refuses %s', async (_, fault, field) => {
    const { body } = await goodCalls.changeExportProfile(world.api, world.tenant);

    const { status, errors } = await world.call({ body: { ...(body as object), ...fault } });

    expect([status, errors[0]?.field]).toEqual([400, field]);
  });
});
