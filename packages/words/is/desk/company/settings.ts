export const settingsWords = {
  title: 'Stillingar',
  lead: 'Það sem fyrirtækið ákveður um sig. Gildir héðan í frá; samþykktur tími heldur sínum tölum.',
  contents: 'Á þessari síðu',
  readOnly: 'Þú getur skoðað þetta. Eigandi getur breytt því.',
  saved: 'Stillingarnar eru vistaðar.',
  parts: {
    company: {
      title: 'Fyrirtækið',
      lead: 'Nafnið stendur á spjaldtölvum og skýrslum. Dagar hefjast og þeim lýkur eftir tímabeltinu.',
    },
    pay: { title: 'Laun', lead: 'Það sem gildir um fólk sem á ekkert eigið.' },
    bonuses: {
      title: 'Uppbætur og orlofslaun',
      lead: 'Það sem samningar láta opið. Þar sem ekkert er sagt er ekkert lagt til.',
    },
    features: { title: 'Það sem þið notið', lead: 'Hvergi er spurt um það sem slökkt er á.' },
    terminal: { title: 'Spjaldtölvur', lead: 'Það sem spurt er um við stimplun.' },
    factorDemandedFrom: {
      title: 'Seinna þrep innskráningar',
      lead: 'Frá þeim degi bætir sá sem vantar það því við í næstu innskráningu, á undan öllu öðru. Lykilorðið eitt opnar þá hvorki spjaldtölvu né önnur kerfi.',
    },
    retentionDays: {
      title: 'Geymslutími',
      lead: 'Persónulegum gögnum um stimplun er eytt eftir þetta marga daga, líka úr afritum netþjónsins. 0 til {most}. 0 eyðir þeim samdægurs.',
    },
    mail: {
      title: 'Póstur',
      lead: 'Eigendur og yfirmenn frétta af gleymdum útstimplunum á meðan allir muna enn.',
    },
  },
  factorHint: 'Til dæmis 1.12.2026. Autt: hver ræður fyrir sig.',
  factorChoice: 'hver ræður fyrir sig',
  factorLacks: '{count} {count|one:starfsmann vantar|other:starfsmenn vantar} það enn: {names}.',
  factorNobodyLacks: 'Allir í þessu hlutverki eru með það.',
};
