import type { ManagerMessages } from './manager-en.ts';
import { pluralIn } from '@stimpill/words/plural.ts';

export { reviewsIs } from './reviews-is.ts';
export { setUpIs } from './setup-is.ts';
export { terminalIs } from './terminal-is.ts';
export { wallIs } from './wall-is.ts';

const count = pluralIn('is');

/** What only a manager reads at the tablet, in Icelandic. */
export const managerIs: ManagerMessages = {
  managerLocked: 'Þessi hluti er aðeins fyrir yfirmenn. Sláðu inn kóða spjaldtölvunnar.',
  managerLockedByCompany: 'Þessi hluti er aðeins fyrir yfirmenn. Sláðu inn yfirmannskóða fyrirtækisins.',
  managerCode: 'Yfirmannskóði',
  managerCodeEntered: (digits) =>
    `${count(digits, { one: 'tölustafur sleginn', other: 'tölustafir slegnir' })} inn`,
  managerOpen: 'Opna',
  managerCodeWrong: (left) =>
    `Rangur kóði. ${count(left, { one: 'tilraun', other: 'tilraunir' })} eftir. Engu var breytt.`,
  managerCodeNotRight: 'Rangur kóði. Engu var breytt.',
  managerCodeUnknown:
    'Netþjónninn svarar ekki og kóðinn hefur ekki verið notaður í þessari spjaldtölvu. Tengdu spjaldtölvuna og reyndu aftur. Engu var breytt.',
  managerCodeLocked: (minutes) =>
    `Of margir rangir kóðar. Reyndu aftur eftir ${count(minutes, { one: 'mínútu', other: 'mínútur' })} eða skráðu þig inn.`,
  managerSignIn: 'Skrá mig inn í staðinn',
  managerSignInText: 'Eigandi eða yfirmaður skráir sig inn og velur kóða fyrir spjaldtölvuna.',
  managerSignInOnly: 'Eigandi eða yfirmaður skráir sig inn.',
  managerSignedIn: 'Skrá mig inn',
  managerChecking: 'Athuga',
  managerRoleNotAllowed: 'Aðeins eigandi eða yfirmaður allra deilda kemst hér inn. Engu var breytt.',
  managerNotYours: 'Þessi notandi er hjá öðru fyrirtæki. Engu var breytt.',
  managerSignInFailed: 'Netþjónninn svaraði ekki. Athugaðu netið og reyndu aftur. Engu var breytt.',
  newCodeTitle: 'Veldu kóða fyrir spjaldtölvuna',
  newCodeAgain: 'Sami kóði aftur',
  newCodeHint: 'Sex til tólf tölustafir. Hann opnar þessa síðu, líka án sambands.',
  newCodeDiffers: 'Kóðarnir voru ekki eins. Byrjaðu aftur.',
  newCodeTooEasy: 'Of auðvelt að giska á. Veldu aðra tölustafi.',

  tabPunches: 'Stimplanir',
  tabTablet: 'Spjaldtölvan',
  tabSettings: 'Stillingar',
  tabSound: 'Hljóð',
  panelLeave: 'Læsa og fara',

  queueNone: 'Allar stimplanir spjaldtölvunnar eru hjá netþjóninum.',
  queueWaits: (punches) =>
    `${count(punches, { one: 'stimplun bíður eftir netþjóninum, örugg', other: 'stimplanir bíða eftir netþjóninum, öruggar' })} í spjaldtölvunni.`,
  queueOldest: (time) => `Sú elsta er frá ${time}.`,
  queueRetry: 'Senda núna',
  queueTitle: 'Ekki enn hjá netþjóninum',
  queueTried: (tries) =>
    tries === 0 ? 'Bíður sendingar.' : `Bíður. Reynt ${count(tries, { one: 'sinni', other: 'sinnum' })}.`,
  queueLastError: (error) => `Síðasta svar: ${error}.`,
  queueMore: (punches) => `Og ${count(punches, { one: 'stimplun', other: 'stimplanir' })} í viðbót.`,
  queueExported: 'Hún er líka í skrá.',
  exportTitle: 'Flytja út í skrá',
  exportText: (punches) =>
    `${count(punches, { one: 'stimplun er dulkóðuð', other: 'stimplanir eru dulkóðaðar' })} í skrá sem aðeins netþjónninn getur opnað. Ekkert hverfur úr spjaldtölvunni.`,
  exportMake: 'Búa til skrána',
  exportMade: (name) => `Vafrinn fékk ${name}. Finndu skrána í niðurhalinu áður en þú heldur áfram.`,
  exportHave: 'Ég er með skrána',
  exportAgain: 'Búa hana til aftur',
  exportDone: (punches) => `${count(punches, { one: 'stimplun er', other: 'stimplanir eru' })} í skránni.`,
  exportDoneText:
    'Láttu þann sem sér um netþjóninn fá hana. Spjaldtölvan geymir stimplanirnar áfram og sendir þær ef hún getur.',
  exportFailed:
    'Ekki tókst að búa til skrána. Stimplanirnar eru öruggar í spjaldtölvunni. Tengdu hana einu sinni við netþjóninn og reyndu aftur.',
  removeUncounted:
    'Ekki núna: ekki tókst að telja stimplanir spjaldtölvunnar. Endurræstu hana og reyndu aftur eða hafðu samband við þjónustuaðila.',
  queueRefused:
    'Netþjónninn getur ekki lesið stimplunina. Skráðu hana handvirkt og hafðu samband við þjónustuaðila.',
  queueDisputed: 'Sögð röng eða annars manns. Netþjónninn veit það ekki enn.',
  queueMismatch: 'Önnur stimplun er með þetta númer hjá netþjóninum. Hafðu samband við þjónustuaðila.',
  troubleRevoked: 'Netþjónninn þekkir spjaldtölvuna ekki lengur.',
  troubleKey: 'Netþjónninn þekkir ekki lykil spjaldtölvunnar.',
  troubleRefused: 'Netþjónninn hafnar spjaldtölvunni.',
  storageRecovered: 'Geymsla spjaldtölvunnar tapaðist einu sinni og var endurheimt úr hinu afritinu.',
  unknownPerson: 'Ekki lengur á listanum',

  factWaiting: 'Stimplanir sem bíða',
  factSpace: 'Laust pláss',
  factCamera: 'Myndavél',
  factBattery: 'Rafhlaða',
  factBatteryValue: (percent, isCharging) => `${percent} %, ${isCharging ? 'í hleðslu' : 'ekki í hleðslu'}`,
  factBrowser: 'Vafri',
  cameraGranted: 'Leyfð',
  cameraAsks: 'Ekki enn spurt',
  cameraDenied: 'Ekki leyfð',
  updateNow: 'Nota nýju útgáfuna núna',
  updateNone: 'Engin nýrri útgáfa er til.',
  removeTablet: 'Taka úr notkun',
  removeText:
    'Spjaldtölvan gleymir skráningu sinni, nafnalista og stillingum. Taktu hana líka úr notkun í kerfinu.',
  removeRefused: (punches) =>
    `Ekki núna: ${count(punches, { one: 'stimplun bíður', other: 'stimplanir bíða' })} eftir netþjóninum. Sendu fyrst eða flyttu út í skrá.`,
  removeOnlyInFile: (punches) =>
    `${count(punches, { one: 'stimplun er', other: 'stimplanir eru' })} aðeins til í skránni sem flutt var út. Geymdu skrána þar til hún hefur verið lesin inn á netþjóninn.`,
  removeYes: 'Taka úr notkun núna',

  settingsSave: 'Vista og endurræsa',
  soundText: 'Ýttu til að heyra hljóðið eins hátt og spjaldtölvan er stillt.',
  soundIn: 'Innstimplun',
  soundOut: 'Útstimplun',
  soundError: 'Eitthvað er að',
  soundKey: 'Hnappur',

  tabLog: 'Atburðir',
  logLead: 'Það sem hefur komið fyrir spjaldtölvuna, nýjast efst. Engin nöfn og engar stimplanir.',
  logNone: 'Ekkert hefur enn verið skráð.',
  logTimes: (times) => count(times, { one: 'sinni', other: 'sinnum' }),
  logStarted: (version) => `Ræst, útgáfa ${version}.`,
  logConnectionLost: 'Netþjónninn hætti að svara.',
  logConnectionBack: 'Netþjónninn svarar aftur.',
  logCaughtUp: (punches) =>
    `${count(punches, { one: 'stimplun sem beið er komin', other: 'stimplanir sem biðu eru komnar' })} til netþjónsins.`,
  logAttention: (punches) =>
    `${count(punches, { one: 'stimplun bíður', other: 'stimplanir bíða' })} samþykkis yfirmanns.`,
  logExported: (punches) =>
    `Skrá með ${count(punches, { one: 'stimplun', other: 'stimplunum' })} var búin til.`,
  logClock: 'Spjaldtölvan var í svefni eða klukkunni var breytt.',
  logStorageLow: 'Pláss er að klárast. Varapláss var tekið í notkun.',
  logStorageFailing: 'Ekki tókst að vista. Reynt er aftur við hverja stimplun.',
  logTakenAgain: 'Netþjónninn tekur aftur við stimplunum.',
  logUpdate: 'Ný útgáfa forritsins er komin.',
  logManager: 'Yfirmaður opnaði þessar síður.',
  logCodeWrong: 'Rangur yfirmannskóði var sleginn inn.',
  logScreen: 'Skjár hætti að virka og var ræstur aftur.',
};
