// Everything that leads somewhere is followed, as each of those who use the desk: none of it may lead to a refusal.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { manageOperations } from '@stimpill/api-types/manage';
import { createQueryClient } from '#api/create-query-client.ts';
import type { DeskSession } from '#api/session.ts';
import { apiByContract } from '#testing/api-by-contract.ts';
import { BJORK } from '#testing/fake-api.ts';
import { wideWindow } from '#testing/wide-window.ts';
import { actsOf } from './acts.ts';
import { App } from './app.tsx';
import { createDeskRouter } from './create-desk-router.tsx';

const NOT_FOR_YOU = 'This page is not part of your role.';
/** Of each page so many addresses: that of the first person stands for those of the others. */
const OF_EACH_PAGE = 4;

const WHO: Readonly<Record<string, Partial<DeskSession>>> = {
  'an owner': {},
  'a manager': { role: 'manager' },
  'a manager of some departments': { role: 'manager', departmentIds: ['d1'] },
  'an accountant': { role: 'accountant' },
};

/** The checklist of a month with every line that there can be, and something to do in each. */
const { data, example } = manageOperations.checkPayrollMonth;
const { code, page } = data.shape.checks.element.shape;
const [line] = example.data.checks;
const wholeMonth = {
  ...example.data,
  checks: code.options.map((what, place) => ({
    ...{ ...line, code: what, count: 1 },
    page: page.options[place % page.options.length],
  })),
};

type Desk = { readonly router: ReturnType<typeof createDeskRouter>; readonly client: QueryClient };

async function comeTo({ router, client }: Desk, address: string): Promise<void> {
  await act(async () => {
    router.history.push(address, undefined, { ignoreBlocker: true });
    await router.load();
  });
  await waitFor(() => {
    expect([client.isFetching(), router.state.status]).toEqual([0, 'idle']);
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('main [role="status"][aria-label]')).toBeNull();
  });
}

/** Names of the program, such as `restTimeOff`, which no one should have to read. */
function keysHere(): readonly string[] {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    found.push(...((text.textContent ?? '').match(/(?<![\p{L}\d.{])\p{Ll}{2,}\p{Lu}\p{Ll}\p{L}*/gu) ?? []));
  return found;
}

const linksHere = () =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a[href^="/desk/"]'),
    (link) => link.getAttribute('href') ?? '',
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(Object.entries(WHO))(
  'nothing that %s sees leads to what is refused to them, and all of it is words',
  async (_, own) => {
    const session: DeskSession = { ...BJORK, language: 'en', ...own };
    const refused = apiByContract(session, { checkPayrollMonth: wholeMonth });
    wideWindow();
    window.history.replaceState(null, '', '/desk/account');
    const desk = { router: createDeskRouter(), client: createQueryClient() };
    render(<App language="en" {...desk} />);
    await screen.findByRole('navigation');

    const toFollow = new Map([['/desk/account', 'the start']]);
    for (const { to, open } of actsOf(session))
      toFollow.set(`/desk${to}${open === undefined ? '' : `?open=${open}`}`, 'the palette');
    const followed = new Map<string, number>();
    const dead: string[] = [];
    for (const [address, from] of toFollow) {
      const route = routeAt(desk, address);
      const times = followed.get(route) ?? 0;
      if (times >= OF_EACH_PAGE) continue;
      followed.set(route, times + 1);
      const before = refused.length;
      await comeTo(desk, address);
      dead.push(...refused.slice(before).map((id) => `${id} at ${address}, from ${from}`));
      if (screen.queryByRole('heading', { name: NOT_FOR_YOU })) dead.push(`${address} from ${from}`);
      dead.push(...keysHere().map((key) => `${key} at ${address}`));
      for (const link of linksHere()) if (!toFollow.has(link)) toFollow.set(link, address);
    }

    expect(dead).toEqual([]);
    expect(followed.size).toBeGreaterThan(session.role === 'owner' ? 20 : 10);
  },
);

function routeAt({ router }: Desk, address: string): string {
  const [, , route] = router.getMatchedRoutes(
    new URL(address, 'http://desk.test').pathname.replace('/desk', ''),
  );
  return String(route?.fullPath ?? address);
}
