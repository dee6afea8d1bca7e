/** Það sem starfsmaður les á spjaldtölvunni um símana sem sýna skráninguna. */
export const ownPhoneWords = {
  title: 'Í símanum mínum',
  lead: 'Sími sem þú hleypir inn sýnir þér það sama og spjaldtölvan: tímana þína, frí og alla skráninguna.',
  failed: 'Ekki tókst að sækja símana. Reyndu síðar.',
  ended: 'Þetta tók of langan tíma. Byrjaðu aftur með PIN-númerinu.',
  again: 'Reyna aftur',
  none: 'Þú hefur engum síma hleypt inn.',
  add: 'Bæta við síma',
  notAdded: {
    turnedOff: 'Fyrirtækið leyfir ekki síma. Spjaldtölvan sýnir þér það sama.',
    atTheDesk:
      'Þú skráir þig inn á skrifborðið, og því er síma ekki hleypt að með PIN-númerinu þínu. Þessi spjaldtölva sýnir þér það sama.',
    noHttps:
      'Hér er ekki hægt að hleypa síma inn, því spjaldtölvan notar ekki HTTPS. Stjórnandi getur breytt því. Spjaldtölvan sýnir þér það sama.',
  },
  disown: {
    ask: 'Þetta er ekki minn',
    title: 'Ekki þinn: {phone}?',
    text: 'Aðgangi hans lýkur strax og stjórnandi fær að vita. Sá sem bætti honum við vissi PIN-númerið, svo biddu um nýtt.',
    yes: 'Ekki minn, loka',
    done: 'Lokað er á símann {phone} og stjórnandi fær að vita. Biddu um nýtt PIN-númer.',
  },
  notDone: {
    gone: 'Aðgangi þess síma var þegar lokið.',
    ended: 'Símanum var ekki lokað, því þetta tók of langan tíma. Byrjaðu aftur með PIN-númerinu.',
    failed: 'Símanum var ekki lokað. Reyndu aftur eða láttu stjórnanda vita.',
  },
  added: 'Símanum {phone} er hleypt inn. Hann sýnir nú skráninguna þína.',
  offerEnds: {
    over: 'Tími kóðans er liðinn. Bættu símanum við með nýjum kóða.',
    wrong: 'Rangir tölustafir komu þrisvar, svo engum síma var hleypt inn.',
    failed: 'Enginn kóði kom og engum síma var hleypt inn. Reyndu aftur.',
  },
  code: {
    title: 'Hleyptu símanum inn',
    label: 'Kóði fyrir myndavél símans',
    asking: 'Sæki kóða',
    openCamera: 'Opnaðu myndavélina í símanum.',
    pointIt: 'Beindu henni að kóðanum.',
    openPage: 'Opnaðu síðuna sem hún finnur. Hún sýnir tvo tölustafi.',
    touchDigits: 'Snertu þá tölustafi hér.',
    left: 'Gildir í {seconds} {seconds|one:sekúndu|other:sekúndur}',
    another: 'Annar kóði',
    renewed: 'Þetta er annar kóði. Sá fyrri gildir ekki lengur.',
    cutOff: 'Ekkert samband. Þetta heldur áfram af sjálfu sér um leið og það kemst á.',
  },
  digits: {
    title: 'Tölustafirnir í símanum',
    lead: '{phone} hefur lesið kóðann. Snertu tölustafina sem síminn sýnir.',
    none: 'Sýni síminn þinn enga var það annar sími. Fáðu þá annan kóða.',
    typed: 'Tölustafir sem þú snertir',
    checking: 'Athuga tölustafina',
    wrong: 'Ekki þessir tölustafir. {left} {left|one:tilraun|other:tilraunir} eftir.',
    notSent: 'Ekkert svar. Snertu tölustafina aftur.',
  },
} as const;
