/** What one wait may take, of which each story is made of as many as it needs: a machine that does other things beside is slow in each. */
export const ONE_WAIT_MS = 90_000;
