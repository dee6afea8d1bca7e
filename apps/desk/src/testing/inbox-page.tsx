// The inbox with three questions, as a manager has it open on a wide window.
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { aCase, aQuestion, REVIEWS } from './a-review-case.ts';
import { BJORK, fakeApi, type FakeApi } from './fake-api.ts';

export const ANNA = aQuestion('r1', 'Anna Ásudóttir');
export const BO = aQuestion('r2', 'Bo Bosson');
export const DIS = aQuestion('r3', 'Dís Dísardóttir', { kind: 'correction', reason: 'correction' });

export function apiOfInbox(): FakeApi {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T08:42:00Z'));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(`GET ${REVIEWS}`, { data: [ANNA, BO, DIS] });
  api.answer('GET /companies/c1/structure/departments', { data: [] });
  for (const question of [ANNA, BO, DIS]) {
    api.answer(`GET ${REVIEWS}/${question.id}`, { data: aCase(question) });
    api.answer(`POST ${REVIEWS}/${question.id}/decision`, { data: {} });
  }
  return api;
}

export function openInbox(address = '/desk/inbox') {
  window.history.replaceState(null, '', address);
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
}

export const caseOf = (name: string) => screen.findByRole('article', { name });

/** Which questions were decided, and how. */
export const decidedIn = (api: FakeApi) =>
  Promise.all(
    api.requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/decision'))
      .map(async (request) => [request.url.split('/').at(-2), await request.clone().json()] as const),
  );
