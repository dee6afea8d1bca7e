// The pages of the desk, in the order in which they stand in the navigation. Who may not do what a page is for does not see it there.
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { IconName } from '@stimpill/ui/icon.tsx';
import type { Role } from '@stimpill/api-types';
import { shellWords } from './shell-words.ts';

type Sentences = (typeof shellWords)['en'];

export type Page = {
  /** Below `/desk`. */
  readonly path: `/${string}`;
  readonly name: (t: Sentences) => string;
  readonly icon: IconName;
  readonly roles: readonly Role[];
  readonly component: RouteComponent;
  /** Names of the filters that stand in its address. */
  readonly filters?: readonly string[];
};

/** A page that one comes to from another one; it does not stand in the navigation. */
type PageBelow = Pick<Page, 'path' | 'component' | 'filters'>;

const EVERYBODY_HERE: readonly Role[] = ['owner', 'manager', 'accountant'];

export const PAGES: readonly Page[] = [
  {
    path: '/tablets',
    name: (t) => t.tablets,
    icon: 'tablet',
    roles: EVERYBODY_HERE,
    component: lazyRouteComponent(() => import('#features/tablets/tablets-page.tsx'), 'TabletsPage'),
  },
  {
    path: '/account',
    name: (t) => t.account,
    icon: 'person',
    roles: EVERYBODY_HERE,
    component: lazyRouteComponent(() => import('#features/account/account-page.tsx'), 'AccountPage'),
  },
];

export const PAGES_BELOW: readonly PageBelow[] = [];

export const pagesOf = (role: Role): readonly Page[] => PAGES.filter(({ roles }) => roles.includes(role));
