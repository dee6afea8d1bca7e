export const failureWords = {
  offline: {
    what: 'Ekki næst samband við netþjóninn.',
    toDo: 'Athugaðu nettenginguna og reyndu aftur. Ekkert sem þú skrifaðir glatast.',
  },
  noAnswer: {
    what: 'Þetta var sent en ekkert svar barst.',
    toDo: 'Ekki er vitað hvort það var gert. Reyndu aftur án þess að breyta neinu og þá er ekkert gert tvisvar. Skoðaðu hvernig staðan er núna áður en þú breytir einhverju.',
  },
  timedOut: {
    what: 'Netþjónninn svaraði ekki í tæka tíð.',
    toDo: 'Reyndu aftur eftir smástund.',
  },
  broken: {
    what: 'Eitthvað fór úrskeiðis á netþjóninum.',
    toDo: 'Reyndu aftur eftir smástund.',
  },
  ifItGoesOn: 'Ef þetta heldur áfram skaltu gefa rekstraraðila netþjónsins kóðann hér að neðan.',
  refused: {
    what: 'Netþjónninn tók ekki við þessu.',
    toDo: 'Engu var breytt.',
  },
  changedMeanwhile: {
    what: 'Einhver annar breytti þessu í millitíðinni.',
    toDo: 'Þú breyttir engu. Skoðaðu hvernig þetta er núna og gerðu það aftur ef þú vilt það enn.',
  },
  madeAlready: {
    what: 'Þetta var gert þegar þú ýttir áður, og ekki aftur núna.',
    toDo: 'Skoðaðu hvað er komið. Það sem birtist aðeins einu sinni er ekki sýnt aftur; búðu til nýtt ef þú þarft það.',
  },
  stillAtWork: {
    what: 'Netþjónninn vinnur enn að því sem þú ýttir á áður.',
    toDo: 'Bíddu andartak og reyndu aftur. Ekkert er gert tvisvar.',
  },
  role: {
    what: 'Þú hefur ekki heimild til þessa.',
    toDo: 'Eigandi fyrirtækisins getur gert það.',
  },
  notSecure: {
    what: 'Þessi síða er opin án HTTPS svo enginn getur skráð sig inn hér.',
    toDo: 'Opnaðu https://-slóð hennar eða hafðu samband við þann sem rekur netþjóninn.',
  },
  notConfirmed: {
    what: 'Engu var breytt.',
    toDo: 'Reyndu aftur og staðfestu að þetta sért þú.',
  },
  notFound: {
    what: 'Þetta er ekki lengur til.',
    toDo: 'Því kann að hafa verið eytt í millitíðinni.',
  },
  tooMany: {
    what: 'Of margar tilraunir.',
    toDo: 'Bíddu í {minutes} mín. og reyndu aftur.',
  },
  code: 'Kóði fyrir aðstoð',
  again: 'Reyna aftur',
};
