export const eraseWords = {
  title: 'Eyða gögnum um starfsmann',
  lead: 'Fyrir þann sem er hættur og vill falla í gleymsku. Ekki er hægt að afturkalla það.',
  wasErased: 'Gögnum um þennan starfsmann var eytt. Hver gerði hvað stendur áfram, undir þessu nafni.',
  look: 'Skoða hvað færi',
  dialog: 'Eyða endanlega?',
  act: 'Eyða endanlega',
  becomes: 'Alls staðar þar sem nafn stóð stendur síðan „{standIn}“.',
  subject: {
    record: 'Nafn, netfang og númer',
    signIn: 'Innskráningarleiðir',
    details: 'Myndir og staðsetningar stimplana',
    texts: 'Tölvupóstur sem bíður eða var sendur',
    log: 'Það sem breytingaskráin segir um starfsmanninn',
    payroll: 'Nafn í launaskilum og skrám þeirra',
    time: 'Vinnutími, fjarvistir og áætlanir',
  },
  goes: '{count|0:Ekkert|other:{count} {count|one:hverfur|other:hverfa}}',
  stays: '{count} {count|one:stendur|other:standa} áfram án athugasemda, til dagsins hér að neðan',
  stayWhy:
    'Hver gerði hvað og hvenær stendur áfram, eftir auðkenni: breytingaskráin verður að vera heil. Það sem aðrir skrifuðu um annan stendur líka.',
  unlocked:
    '{count} {count|one:tímafærsla er|other:tímafærslur eru} ekki samþykkt. Engin launaskrá getur nefnt starfsmanninn eftir það.',
  until: 'Vinnutími er geymdur til',
  untilHint: 'Síðasti dagur sem bókhaldslög og samningar ykkar krefjast hans. Þá hverfur hann líka.',
  untilMissing: 'Nefndu dag: í dag eða síðar, til dæmis 31.12.2033.',
  backups:
    'Afrit sem netþjónninn gerði sjálfur eru skrifuð aftur án starfsmannsins; afrit úr eldri útgáfu hverfa í síðasta lagi {day}. Sé afrit endurheimt er honum eytt aftur. Skrám sem þið hafið vistað þurfið þið að eyða sjálf.',
  done: 'Eytt. Nafnið er nú „{standIn}“.',
  refusal: {
    'person.works_here': 'Þessi starfsmaður er í starfi. Þetta er hægt eftir síðasta starfsdag.',
    'person.not_settled':
      'Eitthvað um þennan starfsmann er óafgreitt: opin tímafærsla, stimplun eða spurning sem bíður, eða beiðni um frí. Afgreiddu það fyrst.',
    'person.last_owner':
      'Fyrirtækið hefur engan annan eiganda sem getur skráð sig inn. Gerðu fyrst einhvern annan að eiganda.',
  },
};
