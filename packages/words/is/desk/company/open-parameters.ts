export const openParametersWords = {
  title: 'Það sem reglan lætur ykkur eftir',
  lead: 'Engin heimild er um þessa tölu og því greiðist ekkert sem ræðst af henni fyrr en hún er gefin upp. Þar sem tími einhvers ræðst af henni stöðvast mánuðurinn.',
  missing: 'Vantar enn',
  inMinutes: '{minutes} mín.',
  readings: 'Það sem heimildir segja',
  source: 'Heimild',
  taken: 'Reglan gerir þetta þar til annað er valið.',
  give: 'Gefa upp gildin',
  giveTitle: '{name}: gefa upp gildin',
  giveLead:
    'Þau gilda frá tilteknum degi sem ný útgáfa reglunnar. Dagarnir á undan standa óbreyttir. Það sem er autt verður eins og áður.',
  minutesHint: 'Í mínútum.',
  none: 'Ekki valið',
  validFrom: 'Gilda frá',
  validFromHint: 'Fyrsti dagur launatímabilsins, ef það er ekki samþykkt.',
  save: 'Vista gildin',
  saved: 'Gildin eru komin.',
};
