/** Það sem sagt er um síma starfsmanns hvar sem þeir eru taldir upp. */
export const phoneListWords = {
  loading: 'Sæki símana þína',
  someone: 'Sími',
  addedAtTablet: 'Bætt við {day}, {time}, á spjaldtölvunni „{tablet}“',
  addedAtDesk: 'Bætt við {day}, {time}, í stjórnborðinu',
  opened: 'Síðast opnaður {day}, {time}',
  neverOpened: 'Ekki opnaður enn',
  keep: 'Nei, halda honum',
  remove: {
    ask: 'Fjarlægja',
    title: 'Fjarlægja símann {phone}?',
    text: 'Þá sýnir hann ekkert um þig lengur. Þú getur bætt honum við aftur hvenær sem er.',
    yes: 'Já, fjarlægja',
    done: 'Síminn {phone} er farinn og sýnir ekkert um þig lengur.',
  },
} as const;
