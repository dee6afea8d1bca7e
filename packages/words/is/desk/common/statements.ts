/** Þar sem yfirlit launatímabils eru gerð, eins manns eða margra. */
export const statementsWords = {
  act: 'Yfirlit',
  actAll: 'Yfirlit þeirra sem sjást',
  title: 'Vinnutímayfirlit: {name}',
  titleAll: 'Vinnutímayfirlit: {count} {count|one:maður|other:manns}',
  lead: 'PDF-skjal til að afhenda og undirrita: dagar, samtölur, fjarvistir, inneignir, hvíld og það sem breytt var í höndunum. Þar til launatímabilið er samþykkt stendur það á hverri síðu.',
  leadAll:
    'Zip-skrá með einu PDF-skjali fyrir hvern mann, svo að hver fái sitt og engin annarra. Þar til launatímabil er samþykkt stendur það á hverri síðu.',
  language: 'Tungumál',
  each: 'Mál hvers og eins',
  period: 'Launatímabil',
  make: 'Gera',
  goOn: 'Halda áfram',
  progress: '{made} af {all} gerð',
  made: 'gert',
  waiting: 'ekki gert',
  people: 'Fólk',
  done: 'Yfirlitið er gert: {name}. Það er þar sem niðurhal lendir.',
  doneAll: '{count} {count|one:yfirlit er gert|other:yfirlit eru gerð}. Skráin er þar sem niðurhal lendir.',
  file: 'Vinnutímayfirlit',
} as const;
