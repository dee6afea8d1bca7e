import { pluralIn } from '@stimpill/words/plural.ts';
import type { WallMessages } from './wall-en.ts';

const count = pluralIn('is');

/** What set-up says of the wall: zone, room, how to hang the tablet up, and the poster beside it. In Icelandic. */
export const wallIs: WallMessages = {
  stepWall: 'Upp á vegg',
  goOnAnyway: 'Halda samt áfram',

  zoneOfCompany: 'Fyrirtækisins',
  zoneOfTablet: 'Spjaldtölvunnar',
  zoneNow: (time) => `Þar er klukkan núna ${time}. Allir tímar á spjaldtölvunni eru sýndir í því.`,
  zoneRegions: {
    Europe: 'Evrópa',
    Atlantic: 'Atlantshaf',
    America: 'Ameríka',
    Africa: 'Afríka',
    Asia: 'Asía',
    Indian: 'Indlandshaf',
    Australia: 'Ástralía',
    Pacific: 'Kyrrahaf',
    Arctic: 'Norðurslóðir',
    Antarctica: 'Suðurskautslandið',
  },
  zoneElsewhere: 'Annars staðar',

  storageUnprotected:
    'Nei. Settu forritið upp eða bættu því á heimaskjáinn; þá lofar vafrinn að geyma gögnin.',
  roomYears: (years) => `Pláss fyrir stimplanir í um ${count(years, { one: 'ár', other: 'ár' })}`,
  roomMonths: (months) => `Pláss fyrir stimplanir í um ${count(months, { one: 'mánuð', other: 'mánuði' })}`,
  roomLittle: 'Varla nokkurt pláss. Eyddu forritum eða myndum af spjaldtölvunni.',

  wallTitle: 'Hengja upp',
  wallInstall: 'Uppsetning',
  wallLock: 'Læsing',
  wallPower: 'Skjár og rafmagn',
  wallCamera: 'Myndavél',
  wallPoster: 'Veggspjald',
  wallTryFirst:
    'Heitin í stillingunum eru mismunandi eftir framleiðendum og útgáfum. Prófaðu áður en spjaldtölvan er hengd upp.',
  installFirst:
    'Settu appið fyrst upp á heimaskjánum og stilltu það svo þar: það geymir sitt eigið, og ekkert héðan fylgir með.',
  installThenPair:
    'Opnaðu svo uppsetta forritið og sýndu því sama kóða eða sláðu þar inn þetta pörunarorð. Það gildir í 15 mínútur og er hvergi geymt á þessari síðu.',
  installNot: 'Halda áfram í vafra',
  installDone: 'Forritið er uppsett og opið án stika vafrans.',
  installNow: 'Setja forritið upp',
  installWhy: 'Uppsett opnast það án stika vafrans og vafrinn verndar geymslu þess.',
  installIpad: [
    'Opnaðu þessa síðu í Safari og snertu deilihnappinn.',
    'Veldu „Add to Home Screen“ og svo „Add“.',
    'Opnaðu forritið af heimaskjánum og settu það upp þar: það hefur sína eigin geymslu.',
  ],
  installAndroid: [
    'Opnaðu valmynd Chrome (þrír punktar).',
    'Veldu „Setja upp forrit“ eða „Bæta á heimaskjá“.',
    'Opnaðu forritið af heimaskjánum.',
  ],
  lockWhy: 'Svo enginn fari út úr stimpilklukkunni, óvart eða viljandi.',
  lockIpad: [
    'Settings, Accessibility, Guided Access: kveiktu á því og veldu aðgangskóða.',
    'Stilltu þar „Display Auto-Lock“ á „Never“.',
    'Opnaðu forritið og ýttu þrisvar á efri hnappinn (eða heimahnappinn), svo á „Start“.',
    'Út aftur: ýttu þrisvar á sama hnapp og sláðu inn kóðann.',
  ],
  lockAndroid: [
    'Settu fyrst skjálás. Síðan Stillingar, Öryggi: kveiktu á „Festing forrits“ eða „Skjáfesting“ og láttu biðja um PIN-númer áður en losað er.',
    'Opnaðu forritið og svo yfirlit opinna forrita; snertu tákn þess og veldu „Festa“.',
    'Fyrir margar spjaldtölvur: „lock task mode“ í tækjastjórnun fyrirtækisins. Úr því kemst enginn við spjaldtölvuna.',
  ],
  powerSteps: [
    'Hafðu hana í hleðslu dag og nótt og snúruna þar sem enginn togar í hana.',
    'Stilltu skjáinn þannig að hann slokkni eins seint og hægt er. Forritið heldur honum líka kveiktum þar sem vafrinn leyfir.',
    'Láttu uppfærslur og endurræsingar verða að nóttu og spjaldtölvuna tengjast netinu sjálfa.',
    'Hengdu hana í um 130 cm hæð, fjarri sól og hita og þar sem netsamband er gott.',
  ],
  cameraSteps: [
    'Aðeins ef fyrirtækið vill mynd með stimplun. Leyfðu myndavélina þegar vafrinn spyr.',
    'Hengdu hana þannig að birtan komi framan á fólk en ekki aftan frá.',
    'Stimplaðu þig einu sinni og skoðaðu myndina.',
  ],
  posterWhy: 'Á vegginn við spjaldtölvuna: hvernig á að stimpla sig, á þremur tungumálum, á einu A4-blaði.',
  posterPrint: 'Prenta',
  posterFromComputer:
    'Enginn prentari við spjaldtölvuna? Vistaðu sem PDF eða prentaðu áður en spjaldtölvunni er læst. Óvíst er að læst spjaldtölva geti prentað.',
  posterAsking: 'Athuga hvort starfsfólk má opna sína eigin síðu',
  posterClosed:
    'Starfsfólk hefur enga eigin síðu hér: fyrirtækið er með slökkt á henni eða leyfir hana aðeins frá öðrum stöðum. Veggspjaldið er án kóða.',
  posterUnknown:
    'Ekki tókst að komast að því hvort sú síða er opin og því verður enginn kóði á veggspjaldinu. Opnaðu þessa síðu aftur síðar.',
  posterHow: 'Svona stimplar þú þig inn og út',
  posterTouch: 'Snertu skjáinn og svo nafnið þitt.',
  posterPin: 'Sláðu inn fjögurra stafa PIN-númerið þitt.',
  posterSee: 'Bíddu eftir hakinu. Búið.',
  posterWrong: 'Ekki þú, eða rangt? Snertu „Ekki ég / rangt“ strax.',
  posterPhone:
    'Án spjaldtölvunnar: skannaðu kóðann, veldu nafnið þitt og notaðu lykilorðið sem þú notar á vefnum.',
};
