import { words } from '#words/words.ts';

export const missedHolidaysWords = words({
  en: {
    title: 'Holidays of the next five weeks pay these people nothing',
    lead: 'They are paid by the hour, and nobody has said when they work. Press a name: hours are proposed from the last 13 weeks.',
    names: 'Whom a holiday pays nothing',
  },
  is: {
    title: 'Frídagar næstu fimm vikna greiða þessu fólki ekkert',
    lead: 'Það er á tímakaupi og enginn hefur skráð hvenær það vinnur. Ýttu á nafn: vinnutími er lagður til út frá síðustu 13 vikum.',
    names: 'Þau sem fá ekkert greitt fyrir frídag',
  },
  pl: {
    title: 'Święta najbliższych pięciu tygodni nie płacą tym osobom nic',
    lead: 'Mają stawkę godzinową, a nikt nie podał, kiedy pracują. Naciśnij nazwisko: godziny są proponowane z ostatnich 13 tygodni.',
    names: 'Osoby, którym święto nic nie płaci',
  },
});
