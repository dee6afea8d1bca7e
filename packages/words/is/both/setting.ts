export const settingWords = {
  name: { label: 'Nafn' },
  timeZone: { label: 'Tímabelti', inLog: 'tímabelti' },
  features: {
    enableProjects: {
      label: 'Verk',
      hint: 'Hægt er að bóka tíma á verk.',
      inLog: 'verk í notkun',
    },
    enableShifts: {
      label: 'Vaktir',
      hint: 'Áætlaðar vaktir eru bornar saman við það sem var unnið.',
      inLog: 'vaktir í notkun',
    },
    enableRuleSlots: {
      label: 'Vinnutími launareglu sem vaktir',
      hint: 'Fyrir fólk sem hefur aldrei verið á vaktaplani.',
      inLog: 'vinnutími reglu sem vaktir',
    },
  },
  terminal: {
    anonymous: {
      label: 'Sameiginlegar stimpilklukkur mega sýna fólk án innskráningar',
      inLog: 'opin stimpilklukka',
    },
    allowedIpRanges: {
      label: 'IP-tölur sem má stimpla frá',
      hint: 'Eitt svið í línu, til dæmis 192.0.2.0/24. Autt: alls staðar frá.',
      inLog: 'leyfðar IP-tölur',
    },
    projectSelection: {
      label: 'Verk við stimplun',
      choices: { none: 'Ekki spurt', optional: 'Má velja', strict: 'Þarf að velja' },
      inLog: 'val á verki',
    },
    gpsOnClockIn: { label: 'Spyrja um staðsetningu við innstimplun', inLog: 'staðsetning við innstimplun' },
    punchPhoto: {
      label: 'Mynd við stimplun',
      choices: { none: 'Engin tekin', optional: 'Má taka', required: 'Þarf að taka' },
      inLog: 'mynd við stimplun',
    },
    missingPhotoBlocks: { label: 'Stimplun sem vantar mynd bíður yfirmanns', inLog: 'án myndar verða drög' },
    offlinePunchesNeedReview: {
      label: 'Stimplun þar sem PIN var ekki athugað á netinu bíður yfirmanns',
      inLog: 'stimplun án nets verður drög',
    },
    asksAboutBreaks: { label: 'Spyrja eftir útstimplun hvort hlé var tekið', inLog: 'spurt um hlé' },
    letsPhonesIn: {
      label: 'Fólk má lesa eigin skráningu í síma sínum',
      hint: 'Síma er hleypt að við spjaldtölvu, eftir PIN-númerið, og hann spyr um það í hvert sinn.',
      inLog: 'símum hleypt að',
    },
  },
  language: {
    label: 'Tungumál',
    hint: 'Spjaldtölvur og póstur byrja á því. Hver og einn getur valið annað.',
  },
  retentionDays: {
    coordinates: { label: 'Staðsetningar, í dögum', inLog: 'dagar sem staðsetning geymist' },
    photos: { label: 'Myndir, í dögum', inLog: 'dagar sem myndir geymast' },
  },
  holidays: {
    calendar: { inLog: 'frídagatal' },
    extra: { inLog: 'viðbótarfrídagar' },
    removed: { inLog: 'frídagar sem gilda ekki' },
  },
  workingTimeReferenceMonths: {
    label: 'Mánuðir í 48 stunda meðaltali',
    hint: 'Lög leyfa 48 stundir á viku að meðaltali á 4 mánuðum; með samningi á allt að 12.',
    inLog: 'viðmiðunarmánuðir vinnutíma',
  },
  planToleranceMinutes: {
    label: 'Leyfilegt frávik frá vakt, í mínútum',
    hint: 'Tímaskýrslur merkja dag þegar unninn tími víkur meira frá vaktinni.',
    inLog: 'leyfilegt frávik frá vakt, mín.',
  },
  longestEntryHours: {
    label: 'Lengsti tími í einu, í klukkustundum',
    hint: 'Spurt er um lengri tíma áður en hann er samþykktur. Bakvakt má vara lengur.',
    inLog: 'lengsti tími í einu, klst.',
  },
  waitsForWordsDays: {
    label: 'Dagar sem samþykki bíður eftir svari starfsmanns',
    hint: 'Þegar einhver annar breytti tíma hans. 0: ekki er beðið. Eftir þessa daga má samþykkja án svars.',
    inLog: 'bið eftir svari, dagar',
  },
  paidBySalary: {
    sick: { inLog: 'mánaðarlaun greiða veikindi' },
    sickChild: { inLog: 'mánaðarlaun greiða veikindi barns' },
    vacation: { inLog: 'mánaðarlaun greiða orlof' },
  },
  forgottenOutsMailAt: {
    label: 'Sent á hverjum degi klukkan',
    hint: 'Til dæmis 21:00. Autt: aldrei.',
    inLog: 'póstur um gleymdar útstimplanir',
  },
  decidesOwnTime: {
    label: 'Yfirmenn mega ákveða um eigin tíma',
    hint: 'Annars leiðréttir og samþykkir einhver annar hann.',
    inLog: 'má ákveða um eigin tíma',
  },
  factorDemandedFrom: {
    owner: { label: 'Krafist af eigendum frá', inLog: 'seinna þreps innskráningar krafist af eigendum frá' },
    manager: {
      label: 'Krafist af yfirmönnum frá',
      inLog: 'seinna þreps innskráningar krafist af yfirmönnum frá',
    },
    accountant: {
      label: 'Krafist af bókurum frá',
      inLog: 'seinna þreps innskráningar krafist af bókurum frá',
    },
  },
  bonuses: {
    publicEmployer: {
      label: 'Opinber vinnuveitandi',
      hint: 'Vaktavinnufólk hjá báðum er á einum samningi en með ólíkar uppbætur.',
      choices: { '': 'Hvorugt, eða ósagt', state: 'Ríki eða Reykjavíkurborg', municipality: 'Sveitarfélag' },
      inLog: 'opinber vinnuveitandi',
    },
    decemberYear: {
      label: 'Ár desemberuppbótar',
      hint: 'Þar sem samningur leyfir val, eins og hjá VR.',
      choices: { calendarYear: 'Almanaksárið', fromDecember: '1. desember til 30. nóvember' },
      inLog: 'ár desemberuppbótar',
    },
    unpaidLeave: {
      label: 'Launalaust leyfi í uppbótum',
      hint: 'Engin síða sem lesin var segir hvort það telst starfstími.',
      choices: { '': 'Ósagt', counts: 'Telst starfstími', takenOut: 'Dregst frá' },
      inLog: 'launalaust leyfi í uppbótum',
    },
  },
  notInHolidayPay: {
    label: 'Ekki í grunni orlofslauna',
    hint: 'Einn lykill launaliðar eða fjarvistar í línu. Autt: öll laun telja, eins og lögin segja.',
    inLog: 'ekki í grunni orlofs',
  },
  defaultRuleSetId: {
    label: 'Launaregla',
    choices: { '': 'Engin: vinnutími án yfirvinnu' },
    inLog: 'sjálfgefin launaregla',
  },
  defaultPayPeriodId: {
    label: 'Launatímabil',
    choices: { '': 'Almanaksmánuðurinn' },
    inLog: 'sjálfgefið launatímabil',
  },
};
