export const setUpWords = {
  setUpTitle: 'Setja upp spjaldtölvuna',
  setUpStep: 'Skref {step} af {of}',
  stepWelcome: 'Upphaf',
  stepTablet: 'Spjaldtölvan',
  stepPair: 'Pörun',
  stepChecks: 'Prófun',
  welcomeText:
    'Eftir um tvær mínútur er spjaldtölvan orðin stimpilklukka. Hafðu kerfið opið við hliðina á þér: undir Spjaldtölvur, „Setja upp spjaldtölvu“, er kóðinn sem skráir hana.',
  chooseLanguage: 'Veldu tungumál spjaldtölvunnar með hnöppunum hér að ofan.',
  serverChecking: 'Leita að netþjóninum',
  serverFound: 'Netþjónninn svarar (útgáfa {version})',
  serverNotFound: 'Netþjónninn svarar ekki. Athugaðu nettengingu spjaldtölvunnar og reyndu aftur.',
  serverTrouble:
    'Netþjónninn svarar en á í vandræðum. Sá sem rekur hann finnur ástæðuna í skrám hans eða með „stimpill doctor“. Reyndu svo aftur.',
  notSecure:
    'Þessi vefslóð byrjar ekki á https. Þá leyfir vafrinn hvorki lykla til að undirrita stimplanir, geymslu til notkunar án nets né myndavél og því er ekki hægt að skrá spjaldtölvu hér. Opnaðu klukkuna á vefslóð sem byrjar á https.',
  deviceName: 'Nafn spjaldtölvunnar',
  deviceNameHint: 'Svo að fólk viti hver hún er, til dæmis „Aðalinngangur“.',
  deviceNameMissing: 'Gefðu spjaldtölvunni nafn.',
  deviceNameUnseen: 'Slepptu ósýnilegum stöfum.',
  timeZone: 'Tímabelti',
  listMode: 'Hvað nafnalistinn sýnir',
  listModeNames: 'Full nöfn',
  listModeShort: 'Fornafn og upphafsstaf',
  listModeHidden: 'Ekkert fyrr en tveir stafir eru slegnir inn',
  showStates: 'Sýna hver er inni og hver er úti',
  showStatesHint: 'Allir sem eiga leið hjá geta lesið það.',
  yes: 'Já',
  no: 'Nei',
  padSide: 'Staða talnaborðsins',
  padLeft: 'Vinstra megin',
  padMiddle: 'Í miðju',
  padRight: 'Hægra megin',
  typeSize: 'Leturstærð',
  typeNormal: 'Venjuleg',
  typeLarge: 'Stór',
  sound: 'Hljóð',
  soundOff: 'Ekkert',
  soundLow: 'Lágt',
  soundNormal: 'Venjulegt',
  soundLoud: 'Hátt',
  pairText:
    'Í kerfinu, undir Spjaldtölvur, sýnir „Setja upp spjaldtölvu“ kóða og pörunarorð. Annað hvort þeirra skráir spjaldtölvuna og enginn þarf að slá lykilorð inn í hana.',
  pairRead: 'Lesa kóðann í kerfinu',
  pairWord: 'Pörunarorð',
  pairWordHint: 'Átta stafir, til dæmis 7K3M-9XQ2. Gildir í 15 mínútur og fyrir eina spjaldtölvu.',
  pairWordMissing: 'Lestu kóðann eða sláðu inn alla átta stafi pörunarorðsins.',
  pairWordStranger: 'Stafurinn „{character}“ er ekki í neinu pörunarorði. Berðu það saman við kerfið.',
  pairAsking: 'Athuga pörunarorðið',
  pairKnown: 'Pörunarorðið gildir. Það skráir spjaldtölvuna hjá {company}.',
  pairUntrusted:
    'Vafrinn treystir ekki skilríki netþjónsins og þá væri ekki hægt að nota spjaldtölvuna án nets. Kerfið sýnir skrefin sem laga það; opnaðu síðuna svo aftur.',
  pairForeign: 'Þetta er ekki pörunarkóði. Lestu kóðann sem kerfið sýnir undir „Setja upp spjaldtölvu“.',
  pairElsewhere:
    'Þessi kóði er fyrir {ofCode} en spjaldtölvan er opin á {here}. Opnaðu {ofCode} á spjaldtölvunni eða taktu kóða úr kerfinu á {here}. Engu var breytt.',
  pairBySignIn: 'Með netfangi og lykilorði',
  readerPicture: 'Það sem myndavélin sér',
  readerOpening: 'Kveiki á myndavélinni. Leyfðu hana ef vafrinn spyr.',
  readerAim: 'Haltu spjaldtölvunni þannig að allur kóðinn sé á myndinni.',
  readerClose: 'Slökkva á myndavélinni',
  readerLeave: 'Loka lesaranum',
  readerMissing: 'Engin myndavél fannst á spjaldtölvunni. Sláðu inn pörunarorðið í staðinn.',
  readerDenied:
    'Vafrinn leyfir ekki myndavélina. Leyfðu hana í stillingum vafrans eða sláðu inn pörunarorðið í staðinn.',
  readerBusy:
    'Myndavélin svarar ekki; annað forrit gæti verið að nota hana. Lokaðu því eða sláðu inn pörunarorðið í staðinn.',
  readerNotLoaded:
    'Ekki tókst að sækja lesarann. Athugaðu nettengingu spjaldtölvunnar eða sláðu inn pörunarorðið í staðinn.',
  readerNothingSeen:
    'Enginn kóði sást í mínútu svo slökkt er á myndavélinni. Reyndu aftur eða sláðu inn pörunarorðið í staðinn.',
  wordUnknown:
    'Þetta pörunarorð gildir ekki: það er rangt slegið inn, eldra en 15 mínútna, þegar notað eða nýrra orð komið í stað þess. Berðu það saman eða búðu til nýtt í kerfinu. Engu var breytt.',
  wordUnanswered:
    'Netþjónninn svarar ekki sem skyldi svo ekki var hægt að athuga pörunarorðið. Athugaðu nettenginguna; spurt er aftur sjálfkrafa. Engu var breytt.',
  wordLost:
    'Ekkert svar barst frá netþjóninum svo ekki er vitað hvort spjaldtölvan var skráð. Reyndu aftur. Sé pörunarorðinu þá hafnað hefur það þegar verið notað: búðu til nýtt í kerfinu.',
  wordUsedUp:
    'Pörunarorðið hefur þegar verið notað, líklega í tilrauninni sem ekkert svar barst við. Búðu til nýtt í kerfinu. Spjaldtölva með þessu nafni sem aldrei var notuð gæti verið á listanum þar: taktu hana úr notkun.',
  wordMakerNotAllowed:
    'Sá sem bjó þetta pörunarorð til má ekki lengur skrá spjaldtölvur. Eigandi, eða yfirmaður allra deilda, býr til nýtt. Engu var breytt.',
  signInText: 'Eigandi eða yfirmaður skráir sig inn einu sinni. Lykilorðið er ekki geymt í spjaldtölvunni.',
  email: 'Netfang',
  password: 'Lykilorð',
  showPassword: 'Sýna',
  hidePassword: 'Fela',
  register: 'Skrá spjaldtölvuna',
  registering: 'Skrái',
  emailMissing: 'Sláðu inn netfang eiganda eða yfirmanns.',
  passwordMissing: 'Sláðu inn lykilorðið.',
  wrongCredentials:
    'Netfang eða lykilorð er ekki rétt. Athugaðu hvort tveggja og reyndu aftur. Engu var breytt.',
  roleNotAllowed:
    'Þessi notandi má ekki skrá spjaldtölvur. Skráðu þig inn sem eigandi eða yfirmaður allra deilda. Engu var breytt.',
  tooManyAttempts:
    'Of margar misheppnaðar tilraunir. Reyndu aftur eftir {minutes} {minutes|one:mínútu|other:mínútur}. Engu var breytt.',
  registerOffline:
    'Netþjónninn svarar ekki. Athugaðu nettenginguna og reyndu aftur. Hafi hann þegar skráð spjaldtölvuna er skaðlaust að skrá hana aftur.',
  registerUnknown:
    'Netþjónninn svaraði ekki sem skyldi svo ekki er vitað hvort spjaldtölvan var skráð. Reyndu aftur: það er skaðlaust að skrá tvisvar.',
  keptFromBefore:
    '{punches} {punches|one:fyrri stimplun er enn örugg|other:fyrri stimplanir eru enn öruggar} í spjaldtölvunni. Skráðu spjaldtölvuna hjá sama fyrirtæki: þá fer {punches|1:stimplunin til netþjónsins og yfirmaður er spurður um hana|other:allt til netþjónsins og yfirmaður er spurður um hverja stimplun}.',
  keptOnItsWay:
    '{punches} {punches|one:fyrri stimplun er á leið|other:fyrri stimplanir eru á leið} til netþjónsins og {punches|one:örugg|other:öruggar} í spjaldtölvunni þangað til.',
  keptHandedOver:
    '{punches} {punches|one:fyrri stimplun er komin|other:fyrri stimplanir eru komnar} til netþjónsins. Yfirmaður er spurður um {punches|1:hana hafi hún ekki verið þar áður|other:hverja sem hann hafði ekki}.',
  registerNotBound:
    'Netþjónninn hefur skráð spjaldtölvuna en sambandið slitnaði áður en hún var tilbúin. Reyndu aftur: hún er ekki skráð tvisvar.',
  registerNotStored:
    'Ekki tókst að geyma skráninguna í spjaldtölvunni. Losaðu um pláss á henni og reyndu aftur.',
  checksText: 'Spjaldtölvan prófar sig sjálf. Hak á að vera við hverja línu.',
  checking: 'Athuga',
  checkCache: 'Forritið er geymt í spjaldtölvunni',
  checkCacheDetail: '{stored} af {all} skrám',
  checkShell: 'Forritið opnast án nets',
  checkDatabase: 'Spjaldtölvan getur geymt og lesið aftur',
  checkStorage: 'Vafrinn verndar geymsluna',
  checkStorageNo:
    'Vafrinn lofar því ekki. Settu forritið upp eða bættu því á heimaskjáinn og athugaðu aftur.',
  checkClock: 'Klukkan stemmir við netþjóninn',
  checkClockDetail: 'Munur {difference}',
  checkNotPossible: 'Ekki hægt á þessari vefslóð: hún byrjar ekki á https.',
  checkNotInBrowser:
    'Ekki hægt í þessum vafra eða ekki í huliðsglugga. Opnaðu síðuna í venjulegum glugga í nýlegum Chrome eða Safari áður en spjaldtölvan fer á vegginn.',
  checkFailed: 'Tókst ekki. Athugaðu aftur; ef það dugar ekki skaltu endurræsa vafrann.',
  checkClockApart:
    'Munur {difference}. Stimplanir fá samt tíma netþjónsins. Stilltu spjaldtölvuna þannig að hún sæki tímann af netinu.',
  checkClockFailed: 'Netþjónninn svaraði ekki. Athugaðu nettenginguna og prófaðu aftur.',
  checkPassed: 'Í lagi',
  checkAgain: 'Athuga aftur',
  finish: 'Ræsa stimpilklukkuna',
  setUpDone: 'Fyrirtæki: {company}',
  aboutVersion: 'Útgáfa',
  aboutConnection: 'Tenging',
  aboutClock: 'Munur á klukku',
  aboutClockNever: 'Ekki borin saman enn',
  aboutStorage: 'Vernduð geymsla',
  aboutWorker: 'Geymt forrit',
  aboutWorkerReady: 'Í notkun',
  aboutWorkerWaiting: 'Ný útgáfa bíður',
  aboutWorkerNone: 'Ekki í notkun',
  aboutAwake: 'Skjár helst kveiktur',
  aboutUnknown: 'Ekki vitað',
  aboutName: 'Nafn',
  aboutCompany: 'Fyrirtæki',
  aboutZone: 'Tímabelti',
  licences: 'Hugbúnaðarleyfi',
  licencesFailed:
    'Ekki tókst að sækja textana. Reyndu aftur þegar spjaldtölvan hefur samband. Hægt er að stimpla eins og venjulega.',
};
