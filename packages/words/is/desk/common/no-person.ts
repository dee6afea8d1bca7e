/** Þar sem enginn er, eða enginn sem lesandinn má sjá. */
export const noPersonWords = {
  title: 'Þessi starfsmaður er ekki til.',
  limited: 'Tengillinn kann að vera gamall, eða starfsmaðurinn vinnur í deild sem er ekki þín.',
  toPeople: 'Til starfsfólksins sem þú sérð',
} as const;
