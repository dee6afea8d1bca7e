export const wageCodesWords = {
  title: 'Launakóðar',
  lead: 'Það sem launakerfið kallar það sem launareglurnar greiða. Án kóða er ekki hægt að skila línu.',
  target: 'Launakerfi',
  otherSystem: 'Annað kerfi',
  unmapped: 'Án kóða: {count}',
  unmappedLead: 'Þau standa fremst. Gefðu hverri línu þann kóða sem launakerfið hefur fyrir hana.',
  allMapped: 'Allt sem hægt er að greiða hefur sinn kóða.',
  code: 'Kóði: {line}',
  notGiven: 'Engin regla gefur þetta lengur',
  saved: 'Kóðarnir eru vistaðir.',
  keepsCode: 'Kóða er hægt að breyta en ekki fjarlægja.',
  emptyTitle: 'Ekkert er hægt að greiða enn',
  emptyLead: 'Bættu fyrst við launareglu. Þá stendur hér lína fyrir línu hvað hún greiðir.',
  salary: 'Það sem mánaðarlaunin greiða',
  salaryLead:
    'Hjá fólki á mánaðarlaunum þurfa þessar fjarvistir engan kóða: án hans eru þær í engri skrá og enginn er varaður við. Hjá fólki á tímakaupi þurfa þær alltaf kóða.',
  salaryKinds: {
    sick: 'Veikindi',
    sickChild: 'Veikindi barns',
    vacation: 'Orlof',
  },
  salarySaved: 'Þetta er vistað.',
};
