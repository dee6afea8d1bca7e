export const reopenWords = {
  act: 'Draga samþykki til baka',
  actOn: 'Draga samþykki til baka, þar með {day}',
  title: 'Draga samþykki til baka: {name}',
  lead: 'Allan samþykktan tíma frá {from} til {to} má leiðrétta á ný og mínútur hans fylgja þá gildandi reglum. Það sem var sent í laun er þar áfram; munurinn sést þar til sent er aftur.',
  reason: 'Ástæða',
  reasonHint: 'Hún geymist í sögu hverrar færslu.',
  done: 'Leiðrétta má {count} {count|one:færslu|other:færslur} á ný.',
  notApproved: 'Ekkert á þessu launatímabili er samþykkt lengur. Lokaðu þessu og skoðaðu aftur.',
  ownTime: 'Þetta er þinn eigin tími. Einhver annar þarf að opna hann.',
};
