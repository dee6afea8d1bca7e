export const versionWords = {
  newVersion: '{name}: ný útgáfa',
  oneVersion: '{name}: útgáfa {number}',
  lead: 'Hún byrjar eins og reglan greiðir núna. Breyttu því sem á að vera öðruvísi, sjáðu hvað það hefði gert í síðasta mánuði og láttu hana gilda frá tilteknum degi.',
  inWords: 'Það sem breytist, á mannamáli',
  sameWords: 'Ekkert: drögin greiða eins og útgáfan á undan.',
  gone: 'Ekki lengur',
  added: 'Nýtt',
  change: 'Breyta útgáfu {number}',
  changeLead:
    'Drögin koma í stað þessarar útgáfu. Það er hægt þar til fyrsti dagur hennar er hafinn eða tími hefur verið samþykktur eftir henni.',
  changed: 'Útgáfu {number} var breytt.',
  meanwhile:
    'Einhver annar hefur breytt þessari reglu á meðan, svo engu var breytt núna. Lokaðu þessu, skoðaðu hvað er öðruvísi og prófaðu drögin aftur.',
  fixed:
    'Útgáfan gildir þegar eða tími hefur verið samþykktur eftir henni, svo engu var breytt. Láttu nýja útgáfu gilda frá síðari degi.',
};
