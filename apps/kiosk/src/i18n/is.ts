import type { Messages } from './en.ts';
import { pluralIn } from '@stimpill/words/plural.ts';
import type { ProblemKind, ProblemText } from './problem-kind.ts';

export { visitIs } from './visit-is.ts';

const count = pluralIn('is');
const writeDown = (time: string) => `Skrifaðu hjá þér tímann (${time}) og láttu yfirmann vita.`;
const nothingRecorded = 'Ekkert var skráð núna. Fyrri stimplanir eru öruggar.';

const problems: Record<ProblemKind, (time: string) => ProblemText> = {
  offline: (time) => ({
    what: 'Ekkert samband við netþjóninn.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  timedOut: () => ({
    what: 'Netþjónninn svaraði ekki í tæka tíð.',
    toDo: 'Reyndu aftur eftir augnablik.',
    safe: nothingRecorded,
  }),
  notRecorded: (time) => ({
    what: `Stimplunin kl. ${time} var EKKI skráð.`,
    toDo: `Reyndu aftur núna. Ef það tekst ekki: ${writeDown(time).toLowerCase()}`,
    safe: 'Við athuguðum listann: engu var breytt.',
  }),
  notKnown: (time) => ({
    what: `Ekki er vitað hvort stimplunin kl. ${time} var skráð.`,
    toDo: writeDown(time),
    safe: 'Hún verður aldrei talin tvisvar: ef þú reynir aftur sérðu hvað er þegar skráð.',
  }),
  serverTrouble: (time) => ({
    what: 'Villa kom upp á netþjóninum.',
    toDo: `Reyndu aftur eftir augnablik. Ef það tekst ekki: ${writeDown(time).toLowerCase()}`,
    safe: nothingRecorded,
  }),
  tooManyRequests: () => ({
    what: 'Álagið er of mikið núna.',
    toDo: 'Bíddu augnablik og reyndu svo aftur.',
    safe: nothingRecorded,
  }),
  addressNotAllowed: (time) => ({
    what: 'Spjaldtölvan er á neti sem fyrirtækið leyfir ekki.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  terminalDisabled: (time) => ({
    what: 'Fyrirtækið hefur slökkt á nafnalistanum fyrir spjaldtölvur.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  companyUnknown: (time) => ({
    what: 'Netþjónninn þekkir ekki fyrirtæki spjaldtölvunnar.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  projectRequired: (time) => ({
    what: 'Þú þarft að velja verk við innstimplun og það er ekki enn hægt á þessari spjaldtölvu.',
    toDo: `Biddu yfirmann að stimpla þig inn kl. ${time}.`,
    safe: 'Ekkert var skráð.',
  }),
  overlapsLater: (time) => ({
    what: 'Síðari vinnutími er þegar skráður á þig.',
    toDo: writeDown(time),
    safe: 'Engu var breytt.',
  }),
  personUnknown: (time) => ({
    what: 'Nafnið þitt er ekki lengur á lista fyrirtækisins.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  refused: (time) => ({
    what: 'Netþjónninn hafnaði stimpluninni.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
};

/** Every sentence in Icelandic. */
export const is: Messages = {
  problems,
  languages: 'Tungumál',
  cancel: 'Hætta við',
  back: 'Til baka',
  next: 'Áfram',
  close: 'Loka',
  tryAgain: 'Reyna aftur',
  clockIn: 'Stimpla inn',
  clockOut: 'Stimpla út',
  supportCode: (code) => `Þjónustukóði: ${code}`,

  touchToPunch: 'Snertu skjáinn til að stimpla inn eða út',
  aboutTablet: 'Um spjaldtölvuna',
  manager: 'Yfirmaður',
  connectionUnknown: 'Athuga sambandið',
  connected: 'Í sambandi',
  connectionSlow: 'Hægt samband',
  connectionLost: 'Ekkert samband',
  offlineStrip:
    'Ekkert samband. Ekki er hægt að stimpla núna. Skrifaðu hjá þér tímann og láttu yfirmann vita.',
  slowStrip: 'Sambandið er hægt. Stimplun getur tekið nokkrar sekúndur.',
  clockUnsureStrip: 'Verið er að athuga klukku spjaldtölvunnar. Stimplanir fá tíma netþjónsins.',

  listTitle: 'Hver ert þú?',
  skipToContent: 'Beint í efni síðunnar',
  listHint: 'Ýttu á nafnið þitt',
  everyone: 'Allir',
  departments: 'Deildir',
  search: 'Leita',
  searchClose: 'Loka leit',
  searchLabel: 'Leita að nafni',
  searchSpace: 'Bil',
  searchDelete: 'Eyða staf',
  searchClear: 'Hreinsa',
  listLoading: 'Sæki nafnalistann',
  listFrom: (time) => `Listi frá kl. ${time}`,
  listFromDay: (date, time) => `Listi frá ${date} kl. ${time}`,
  listEmptyTitle: 'Enginn er á listanum enn',
  listEmptyHint: 'Yfirmaður skráir starfsfólk í kerfinu. Listinn uppfærist sjálfkrafa.',
  listMissingTitle: 'Ekki tókst að sækja nafnalistann',
  listMissingHint: 'Reynt er aftur sjálfkrafa á nokkurra sekúndna fresti.',
  noMatchTitle: (typed) => `Ekkert nafn byrjar á „${typed}“`,
  noMatchHint: 'Athugaðu stafsetninguna eða veldu aðra deild.',
  typeTwoLetters: 'Sláðu inn fyrstu tvo stafina í nafninu þínu',
  numberTitle: 'Hvert er númerið þitt?',
  numberHint: 'Sláðu inn starfsmannanúmerið og ýttu á Áfram',
  numberEntered: 'Innslegnir tölustafir',
  numberUnknown: 'Enginn hér er með þetta númer. Athugaðu það eða spurðu yfirmann. Ekkert var skráð.',
  notOnList: 'Ertu ekki á listanum?',
  notOnListText: (time) =>
    `Biddu yfirmann að bæta þér við. Þá birtist nafnið þitt hér innan mínútu. Skrifaðu hjá þér tímann núna: ${time}.`,
  jumpToLetter: 'Fara að staf',
  stateIn: 'Inni',
  stateOut: 'Úti',

  pinEnter: 'Sláðu inn PIN-númerið þitt',
  pinPad: 'Talnaborð',
  willClockIn: (time) => `Stimpla inn kl. ${time}`,
  willClockOut: (time) => `Stimpla út kl. ${time}`,
  pinChooseNext: 'Þú velur inn eða út á næsta skjá',
  pinDigits: (entered) => `${entered} af 4 tölustöfum`,
  pinDelete: 'Eyða tölustaf',
  pinChecking: 'Athuga PIN-númerið',
  pinWrong: 'Rangt PIN-númer',
  pinWrongHint: 'Reyndu aftur. Ekkert var skráð.',
  pinLocked: (wait) => `Of margar rangar tilraunir. Reyndu aftur eftir ${wait}.`,
  pinTriesLeft: (left) => `${count(left, { one: 'tilraun', other: 'tilraunir' })} eftir.`,
  pinForgot: 'Gleymdirðu PIN-númerinu? Talaðu við yfirmann.',
  seconds: (seconds) => count(seconds, { one: 'sekúndu', other: 'sekúndur' }),
  somethingElse: 'Eitthvað annað?',

  chooseTitle: 'Hvað viltu gera?',
  chooseIsIn: 'Þú ert inni.',
  chooseIsOut: 'Þú ert ekki inni.',

  punching: 'Skrái stimplunina',
  receiptIn: 'Inn',
  receiptOut: 'Út',
  receiptChecked: 'Svarið barst seint. Við athuguðum: stimplunin er skráð.',
  receiptSince: (time) => `Inni frá kl. ${time}`,
  greetingIn: 'Góða vakt',
  greetingOut: 'Takk fyrir vaktina',
  receiptCloses: (seconds) => `Lokast eftir ${count(seconds, { one: 'sekúndu', other: 'sekúndur' })}`,
  keepOpen: 'Hafa opið',
  keptOpen: 'Helst opið',

  conflictAlreadyIn: 'Þú ert nú þegar inni',
  conflictNotIn: 'Þú ert ekki inni',
  conflictSafe: 'Engu hefur verið breytt.',
  conflictForgot: 'Gleymdist að stimpla út? Láttu yfirmann vita: tímann má laga.',
  conflictForgotIn: 'Gleymdist að stimpla inn? Láttu yfirmann vita: tímann má laga.',
  secondIn: (when) => `Þú stimplaðir þig inn hér ${when}`,
  secondOut: (when) => `Þú stimplaðir þig út hér ${when}`,
  secondWaits: 'Stimplunin bíður þess að samband náist við netþjóninn.',
  secondTold: 'Netþjónninn hefur tekið við henni.',
  secondElsewhere: 'Stimplanir á öðrum spjaldtölvum sjást ekki hér án sambands.',
  secondForgotOut: 'Gleymdist að stimpla út á milli? Stimplaðu þig samt inn og láttu yfirmann vita.',
  secondForgotIn: 'Gleymdist að stimpla inn á milli? Stimplaðu þig samt út og láttu yfirmann vita.',
  clockInAgain: 'Stimpla samt inn',
  clockOutAgain: 'Stimpla samt út',
  atTime: (time) => `kl. ${time}`,
  atYesterday: (time) => `í gær kl. ${time}`,
  atDay: (date, time) => `${date} kl. ${time}`,
  clockOutNow: 'Stimpla út núna',
  clockInNow: 'Stimpla inn núna',
  since: (time) => `frá kl. ${time}`,
  sinceYesterday: (time) => `frá því í gær kl. ${time}`,
  sinceDay: (date, time) => `frá ${date} kl. ${time}`,

  registeredAlready: 'Spjaldtölvan er þegar skráð',
  codeForAnother:
    'Kóðinn er fyrir aðra spjaldtölvu. Opnaðu hann á þeirri sem á að skrá; hér var engu breytt.',
  stillThere: 'Ertu enn hér?',
  stillThereHint: (seconds) =>
    `Skjárinn lokast eftir ${count(seconds, { one: 'sekúndu', other: 'sekúndur' })}. Ekkert skráist við það.`,
  stillThereYes: 'Já, ég er hér',

  crashTitle: 'Þessi skjár hætti að virka',
  crashText:
    'Skráðar stimplanir eru öruggar hjá netþjóninum. Ef þú varst að stimpla skaltu athuga nafnið þitt á listanum.',
  crashReturns: (seconds) =>
    `Aftur á upphafsskjá eftir ${count(seconds, { one: 'sekúndu', other: 'sekúndur' })}`,
  crashBack: 'Á upphafsskjá',

  revokedTitle: 'Spjaldtölvan er ekki lengur skráð',
  revokedText: (time) =>
    `Hér er ekki hægt að stimpla. Talaðu við yfirmann. Skrifaðu hjá þér kl. ${time} ef þú ætlaðir að stimpla. Skráðar stimplanir eru öruggar.`,
  revokedKept: (punches) =>
    `${count(punches, { one: 'stimplun sem netþjónninn hefur ekki fengið er örugg', other: 'stimplanir sem netþjónninn hefur ekki fengið eru öruggar' })} í spjaldtölvunni og sendist þegar hún hefur verið sett upp aftur hjá sama fyrirtæki.`,
  revokedSetUp: 'Setja upp aftur',
};
