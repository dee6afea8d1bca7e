import { describe, expect, it } from 'vitest';
import { mayApplyUpdate, type UpdateMoment } from './may-apply-update.ts';

const CALM: UpdateMoment = {
  screen: 'attract',
  quietForMs: 60_000,
  isSending: false,
  localHour: 11,
  waitingForMs: 0,
  sinceLastReloadMs: Number.POSITIVE_INFINITY,
};

describe('a new version', () => {
  it.each<[string, Partial<UpdateMoment>]>([
    ['at rest', {}],
    ['on the list', { screen: 'list' }],
    ['in a shift change once it has waited a day', { localHour: 7, waitingForMs: 86_400_000 }],
  ])('may be applied %s', (_, moment) => {
    expect(mayApplyUpdate({ ...CALM, ...moment })).toBe(true);
  });

  it.each<[string, Partial<UpdateMoment>]>([
    ['while somebody enters a PIN', { screen: 'pin' }],
    ['while a punch is on its way', { screen: 'punching' }],
    ['while a receipt is read', { screen: 'receipt' }],
    ['while punches are being sent', { isSending: true }],
    ['within a minute of a touch', { quietForMs: 59_999 }],
    ['in the morning shift change', { localHour: 7 }],
    ['in the afternoon shift change', { localHour: 15 }],
    ['twice within ten minutes', { sinceLastReloadMs: 599_999 }],
    ['on the PIN screen, however long it has waited', { screen: 'pin', waitingForMs: 1e9 }],
  ])('is not applied %s', (_, moment) => {
    expect(mayApplyUpdate({ ...CALM, ...moment })).toBe(false);
  });
});
