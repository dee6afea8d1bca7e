// The page of one person, as a manager has it open to change something.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from './fake-api.ts';
import { ANNA, LISTED_ANNA } from './people.ts';

export const PERSON = '/companies/c1/people/a1';
export const CHANGED = { status: 412, code: 'record.changed_meanwhile' } as const;

export function apiOfAnna(): FakeApi {
  const api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer('GET /companies/c1/people', { data: [LISTED_ANNA] });
  api.answer(`GET ${PERSON}`, { data: ANNA, version: '"1"' });
  for (const list of ['structure/departments', 'rule-sets', 'structure/pay-periods'])
    api.answer(`GET /companies/c1/${list}`, { data: [] });
  return api;
}

export async function openAnna() {
  window.history.replaceState(null, '', '/desk/people/a1');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
  const title = await screen.findByLabelText<HTMLInputElement>('Job title');
  const form = title.form;
  if (!form) throw new Error('a field of no form');
  return { title, form, bar: within(form) };
}

export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** An answer that waits until it is let go. */
export function held() {
  let letGo: () => void = () => undefined;
  const after = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { after, letGo: () => letGo() };
}
