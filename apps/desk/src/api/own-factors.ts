/** What comes with a factor: ten codes on paper, or none; and other sessions that ended, because a password had opened them without it. */
export type BegunFactors = { readonly recoveryCodes: readonly string[]; readonly endedSessions: number };
