export const pinSlipWords = {
  title: 'PIN-númerið þitt',
  steps: ['Snertu skjáinn.', 'Veldu nafnið þitt.', 'Sláðu inn PIN-númerið.'],
  keep: 'Leggðu númerið á minnið og hentu miðanum. Segðu engum það.',
  print: 'Prentaðu síðuna, klipptu eftir línunum og eyddu skránni. Númerin eru hvergi annars staðar.',
};

export const companyWords = {
  erased: 'Eydd manneskja',
  month: 'Mánuður',
  departments: ['Eldhús', 'Salur'],
  holidayPay:
    'Samkvæmt 7. gr. laga nr. 30/1987 reiknast orlofslaun af öllum launum: föstum launum, álagi, yfirvinnu, ákvæðisvinnu og öðrum óreglulegum greiðslum, nema samningur undanskilji eitthvað, eins og gert er um orlofsuppbót.',
};

export const profileWords = {
  textForm:
    'Skilatákn milli dálka, tugabrotsmerki og stafatafla eru ekki birt. Prófaðu með fáum starfsmönnum.',
  kjarni: 'Fyrirsagnir eru tækniheiti dálka í Kjarna (Ctrl+F8 sýnir þau). Þau eru ekki birt: settu þau inn.',
  h3: 'Röð dálka er ekki birt. Berðu hana saman við sniðmát fyrirtækisins í H3.',
  businessCentral:
    'Hvorki Rue de Net né Wise birta hvaða dálka launakerfi þeirra les inn. Taflan er því almenn: settu inn fyrirsagnir og röð eins og innlesturinn hjá ykkur hefur þær, og prófaðu með fáum starfsmönnum.',
  businessCentralItems:
    'Hjá Rue de Net eru launaliðir 000-899 kerfisins og 900-999 ykkar eigin; þeir sem taka við tímum eru merktir tímaskráningu.',
};
