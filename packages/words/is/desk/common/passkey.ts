export const passkeyWords = {
  cancelled: {
    what: 'Enginn aðgangslykill var notaður.',
    toDo: 'Reyndu aftur og haltu áfram þegar tækið spyr.',
  },
  known: {
    what: 'Þetta tæki geymir nú þegar aðgangslykil frá þér.',
    toDo: 'Engu var breytt.',
  },
  unsuitable: {
    what: 'Þetta tæki getur ekki geymt slíkan aðgangslykil.',
    toDo: 'Það þarf að geta spurt um fingur, andlit eða PIN-númer. Prófaðu símann þinn eða annan öryggislykil.',
  },
  noName: {
    what: 'Aðgangslyklar virka ekki á þessari slóð.',
    toDo: 'Opnaðu síðuna með nafni netþjónsins og https, ekki með IP-tölu.',
  },
  tooMany: {
    what: 'Þú ert nú þegar með tíu aðgangslykla.',
    toDo: 'Fjarlægðu einn og bættu svo þessum við.',
  },
  wrong: {
    what: 'Þessi aðgangslykill virkaði ekki hér.',
    toDo: 'Reyndu einu sinni enn. Hugsanlega var hann fjarlægður af aðganginum þínum; skráðu þig þá inn á annan hátt.',
  },
};
