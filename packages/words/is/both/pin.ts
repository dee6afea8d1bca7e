/** Það sem talnaborð fyrir PIN-númer segir. */
export const pinPadWords = {
  pinEnter: 'Sláðu inn PIN-númerið þitt',
  pinPad: 'Talnaborð',
  pinDigits: '{entered} af 4 tölustöfum',
  pinDelete: 'Eyða tölustaf',
  pinChecking: 'Athuga PIN-númerið',
  pinWrong: 'Rangt PIN-númer',
  pinLocked: 'Of margar rangar tilraunir. Reyndu aftur eftir {wait}.',
  pinTriesLeft: '{left} {left|one:tilraun|other:tilraunir} eftir.',
  pinForgot: 'Gleymdirðu PIN-númerinu? Talaðu við yfirmann.',
  seconds: '{seconds} {seconds|one:sekúndu|other:sekúndur}',
} as const;
