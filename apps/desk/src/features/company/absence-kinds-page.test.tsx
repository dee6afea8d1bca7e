import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const KINDS = '/companies/c1/structure/absence-kinds';
const ACCIDENT = {
  ...{ id: 'k1', name: 'Vinnuslys', countsAs: 'sick', pays: 'line', payLine: 'SLYS' },
  ...{ colour: 'red', isActive: true, mayBeAsked: false, isInUse: true },
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${KINDS}`, { data: [ACCIDENT] });
  api.answer(`GET ${KINDS}/k1`, { data: ACCIDENT, version: '"1"' });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(rest = '') {
  window.history.replaceState(null, '', `/desk/company/absence-kinds${rest}`);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

async function sent(method: string): Promise<unknown> {
  const find = () => api.requests.find((each) => each.method === method);
  await waitFor(() => expect(find()).toBeDefined());
  return find()?.clone().json();
}

describe('the own kinds of absence', () => {
  it('stand with what they count as, what pays them and their colour', async () => {
    open();

    const row = await screen.findByRole('row', { name: /Vinnuslys/ });
    expect(within(row).getByText('Sick leave')).toBeTruthy();
    expect(within(row).getByText('Pay line SLYS')).toBeTruthy();
    expect(within(row).getByText('Red')).toBeTruthy();
  });

  it('begin from a ready one, whose pay line the company names', async () => {
    api.answer(`POST ${KINDS}`, { data: { ...ACCIDENT, id: 'k2' } });
    open('?open=new');
    await userEvent.click(await screen.findByRole('button', { name: 'Course' }));
    expect(screen.getByLabelText<HTMLInputElement>('Kind').value).toBe('Course');
    await userEvent.type(screen.getByLabelText('Pay line'), 'DV');

    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a kind' }));

    expect(await sent('POST')).toEqual({
      ...{ name: 'Course', countsAs: 'unpaidLeave', pays: 'line', payLine: 'DV' },
      ...{ colour: 'green', isActive: true, mayBeAsked: true },
    });
  });

  it('are asked for only where they count as what can be asked for', async () => {
    open('?open=new');
    const countsAs = await screen.findByLabelText('Counts as');
    expect(screen.getByLabelText('People may ask for it')).toBeTruthy();

    await userEvent.selectOptions(countsAs, 'sick');

    expect(screen.queryByLabelText('People may ask for it')).toBeNull();
  });

  it('keep as what they count and what pays them once days have them, and can be ended', async () => {
    api.answer(`PUT ${KINDS}/k1`, { data: { ...ACCIDENT, isActive: false }, version: '"2"' });
    open('?open=k1');
    expect(await screen.findByText(/Days of absence have this kind/)).toBeTruthy();
    expect(screen.queryByLabelText('Counts as')).toBeNull();

    await userEvent.click(screen.getByLabelText('It can be given to days'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    const { id: _, isInUse: __, ...kind } = ACCIDENT;
    expect(await sent('PUT')).toEqual({ ...kind, isActive: false });
  });
});
