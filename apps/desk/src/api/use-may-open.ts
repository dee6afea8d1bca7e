import { useRouter } from '@tanstack/react-router';
import { may, type Act } from '@stimpill/api-types/rights';
import { useSession } from './session.ts';

/** What each route says of its page: what it is for, so that anyone who may do that sees it. */
export type PageFacts = { readonly act?: Act };

/** Whether the person who is signed in may see the page at an address: a link is shown to anyone who may follow it. */
export function useMayOpen(): (to: string) => boolean {
  const router = useRouter();
  const session = useSession();
  return (to) => {
    const [, , route] = router.getMatchedRoutes(to);
    const { act }: PageFacts = route?.options.staticData ?? {};
    return act === undefined || may(session, act) === null;
  };
}
