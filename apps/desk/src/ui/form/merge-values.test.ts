import { describe, expect, it } from 'vitest';
import { mergeValues, withFields } from './merge-values.ts';

const SEEN = {
  name: 'Anna',
  title: 'Bakari',
  start: '08:00',
  end: '16:00',
  days: { photos: 30, places: 90 },
  week: [{ from: '08:00' }, { from: '08:00' }],
  departments: ['d1'],
};
type Values = typeof SEEN;
const merge = (mine: Partial<Values>, theirs: Partial<Values>, how = {}) =>
  mergeValues<Values>({ seen: SEEN, mine: { ...SEEN, ...mine }, theirs: { ...SEEN, ...theirs } }, how);

describe('two people who changed one record', () => {
  it('each keep what only they have changed, of a part of a field too', () => {
    const { values, clashes } = merge(
      { title: 'Kokkur', days: { photos: 14, places: 90 } },
      { name: 'Anna B.', days: { photos: 30, places: 60 } },
    );

    expect(values).toEqual({ ...SEEN, name: 'Anna B.', title: 'Kokkur', days: { photos: 14, places: 60 } });
    expect(clashes).toEqual([]);
  });

  it('clash where both changed the same field, and theirs stands until somebody has chosen', () => {
    const mine = { ...SEEN, title: 'Kokkur', name: 'Ann' };
    const { values, clashes } = merge(mine, { title: 'Þjónn' });

    expect([values.title, values.name, clashes]).toEqual(['Þjónn', 'Ann', [['title']]]);
    expect(withFields(values, mine, clashes).title).toBe('Kokkur');
  });

  it('do not clash where both changed it to the same', () => {
    expect(merge({ title: 'Kokkur' }, { title: 'Kokkur' }).clashes).toEqual([]);
  });

  it('clash over fields that say one thing together, whichever of them each has changed', () => {
    const { values, clashes } = merge({ start: '07:00' }, { end: '17:00' }, { together: [['start', 'end']] });

    expect([values.start, values.end, clashes]).toEqual(['08:00', '17:00', [['start', 'end']]]);
  });

  it('clash over a list as a whole, but for one whose places stand for themselves', () => {
    const mine = { departments: ['d1', 'd2'], week: [{ from: '07:00' }, { from: '08:00' }] };
    const theirs = { departments: ['d1', 'd3'], week: [{ from: '08:00' }, { from: '09:00' }] };

    expect(merge(mine, theirs).clashes).toEqual([['week'], ['departments']]);
    const { values, clashes } = merge(mine, theirs, { rows: ['week'] });
    expect([values.week, clashes]).toEqual([[{ from: '07:00' }, { from: '09:00' }], [['departments']]]);
  });

  it('clash over a list of places too, once one of them has changed how long it is', () => {
    expect(
      merge(
        { week: [{ from: '07:00' }] },
        { week: [{ from: '06:00' }, { from: '06:00' }] },
        { rows: ['week'] },
      ),
    ).toEqual({ values: { ...SEEN, week: [{ from: '06:00' }, { from: '06:00' }] }, clashes: [['week']] });
  });
});
