export const signInWords = {
  title: 'Innskráning',
  lead: 'Fyrir eigendur, yfirmenn og bókara.',
  email: 'Netfang',
  password: 'Lykilorð',
  submit: 'Skrá inn',
  emailMissing: 'Sláðu inn netfangið þitt, til dæmis nafn@fyrirtaeki.is.',
  passwordMissing: 'Sláðu inn lykilorðið þitt.',
  wrong: {
    what: 'Netfang eða lykilorð er ekki rétt.',
    toDo: 'Athugaðu hvort tveggja og reyndu aftur. Eftir nokkrar rangar tilraunir í röð þarf að bíða um stund.',
  },
  noDesk: {
    what: 'Þessi aðgangur nær ekki hingað.',
    toDo: 'Þessi síða er fyrir þá sem stjórna fyrirtækinu. Þínar eigin stundir sérðu á spjaldtölvunni.',
  },
  passwordRight: 'Lykilorðið er rétt. Þá er það seinna þrepið.',
  code: {
    app: 'Kóði úr appinu',
    paper: 'Kóði á blaði',
  },
  codeHint: {
    app: 'Sex tölustafir sem appið í símanum sýnir núna.',
    paper: 'Einn af kóðunum þínum tíu. Hver þeirra gildir einu sinni.',
  },
  codeMissing: {
    app: 'Sláðu inn tölustafina sex sem appið sýnir.',
    paper: 'Sláðu inn einn kóða af blaðinu, til dæmis ABCD-EFGH-IJKL-MNOP.',
  },
  usePasskey: 'Nota aðgangslykil',
  confirmWithPasskey: 'Staðfesta með aðgangslykli',
  confirmLeadPasskey:
    'Til þessa þarf aðgangslykil eða lykilorðið þitt aftur. Það sem þú varst að gera heldur áfram á eftir.',
  usePaper: 'Nota kóða á blaði',
  useApp: 'Nota appið',
  lost: 'Er síminn týndur?',
  lostToDo:
    'Notaðu kóða á blaði. Ef þú átt engan skaltu biðja þann sem rekur netþjóninn að taka seinna þrepið af. Þá skráirðu þig inn með lykilorðinu og bætir nýju við.',
  wrongCode: {
    what: 'Kóðinn eða lykilorðið er ekki rétt.',
    toDo: 'Kóði úr appinu gildir einu sinni og aðeins í hálfa mínútu. Bíddu eftir þeim næsta og athugaðu klukkuna í símanum.',
  },
  wrongPassword: {
    what: 'Lykilorðið er ekki rétt.',
    toDo: 'Athugaðu það og reyndu aftur.',
  },
  startAgain: 'Byrja aftur',
  confirmTitle: 'Staðfestu að þetta sért þú',
  confirmLead: 'Til þessa þarf lykilorðið þitt aftur. Það sem þú varst að gera heldur áfram á eftir.',
  confirm: 'Staðfesta',
  language: 'Tungumál',
};
