// Whether somebody has signed in in this browser and not out again. No script can see the cookie of a session, so this says whether there can
// be one; without it the server is not asked, and the browser writes down no refusal on the page to sign in.
const KEPT_AS = 'stimpill-desk-signed-in';

export const signedInHere = {
  /** A browser that keeps nothing cannot know, so the server is asked there. */
  isKnown: (): boolean => {
    try {
      return localStorage.getItem(KEPT_AS) !== null;
    } catch {
      return true;
    }
  },
  remember: (): void => {
    try {
      localStorage.setItem(KEPT_AS, 'yes');
    } catch {
      // It keeps nothing.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(KEPT_AS);
    } catch {
      // It keeps nothing.
    }
  },
};
