// Every address of the desk. A page is fetched when it is first asked for, and every view of it has an address of its own.
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { CrashPage } from './crash-page.tsx';
import { Gate } from './gate.tsx';
import { NoPage } from './no-page.tsx';
import { PAGES, PAGES_BELOW } from './pages.ts';
import { parseSearch, readSearch, writeSearch } from '#ui/table-search.ts';

const FIRST_PAGE = '/today';
const FIRST_OF_COMPANY = '/company/settings';

export function createDeskRouter() {
  const root = createRootRoute({ component: Gate, notFoundComponent: NoPage });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      redirect({ to: FIRST_PAGE, replace: true, throw: true });
    },
  });
  const company = createRoute({
    getParentRoute: () => root,
    path: '/company',
    beforeLoad: () => {
      redirect({ to: FIRST_OF_COMPANY, replace: true, throw: true });
    },
  });
  const pages = [...PAGES, ...PAGES_BELOW].map(({ path, act, component, filters }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component,
      staticData: { act },
      validateSearch: (search) => readSearch(search, filters),
    }),
  );
  return createRouter({
    routeTree: root.addChildren([start, company, ...pages]),
    basepath: '/desk',
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    notFoundMode: 'root',
  });
}
