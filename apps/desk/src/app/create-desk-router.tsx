// Every address of the desk. A page is fetched when it is first asked for, and every view of it has an address of its own.
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { CrashPage } from './crash-page.tsx';
import { Gate } from './gate.tsx';
import { NoPage } from './no-page.tsx';
import { FIRST_PAGE, PAGES, PAGES_BELOW } from './pages.ts';
import { parseSearch, readSearch, writeSearch } from '#ui/table-search.ts';

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
    history: historyOfPlaces(),
    basepath: '/desk',
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: CrashPage,
    notFoundMode: 'root',
  });
}

/**
 * Each press of Back leads away from where one is, also after a link was pressed twice. The router means that, but compares an address with its
 * base path to one without.
 */
function historyOfPlaces() {
  const history = createBrowserHistory();
  const { push } = history;
  history.push = (...to) => {
    if (to[0] === history.location.href) history.replace(...to);
    else push(...to);
  };
  return history;
}
