export const personFaultWords = {
  'person.owner_only': 'Aðeins eigandi getur gert þetta fyrir starfsmann með þetta hlutverk.',
  'person.own_record': 'Þetta er þín eigin skráning. Eigandi getur breytt henni.',
  'person.own_factors': 'Þetta er þinn eigin aðgangur. Þú breytir honum á síðu aðgangsins.',
  'person.factor_missing': 'Þessi starfsmaður er ekki lengur með seinna þrep innskráningar.',
  'person.last_owner':
    'Fyrirtækið hefur engan annan eiganda sem getur skráð sig inn. Gerðu fyrst einhvern annan að eiganda.',
  'person.not_manager':
    'Aðeins er hægt að takmarka yfirmenn við störf og láta þá leysa af. Endurhladdu síðuna.',
  'person.email_missing': 'Með þessu hlutverki er skráð inn með netfangi. Bættu því fyrst við skráninguna.',
  'person.email_taken': 'Annar notandi skráir sig inn með þessu netfangi. Notaðu annað.',
  'person.address_new':
    'Netfanginu var breytt á síðasta sólarhring eða nýtt bíður staðfestingar og því er ekki hægt að búa til tengil strax. Reyndu aftur síðar.',
  'person.no_waiting_address': 'Ekkert nýtt netfang bíður lengur. Endurhladdu síðuna.',
  'person.number_taken': 'Annar starfsmaður hefur þetta númer. Notaðu annað.',
  'person.kennitala_taken': 'Annar starfsmaður hefur þessa kennitölu. Kannski er hann þegar á listanum.',
  'person.has_left': 'Einhver þeirra má ekki lengur stimpla. Endurhladdu listann.',
  'person.erased': 'Gögnum um þennan starfsmann var eytt. Sá sem byrjar aftur er nýr starfsmaður.',
  'person.hours_approved': 'Samþykktir dagar breytast. Veldu seinni fyrsta dag eða segðu að það sé ætlunin.',
  'person.still_employed': 'Ráðningin hefur ekki lengur síðasta dag. Endurhladdu síðuna.',
  'people.rows_faulty': 'Villur eru í sumum röðum og því var ekkert vistað. Athugaðu þær aftur.',
  'mail.not_set_up': 'Netþjónninn sendir ekki póst. Búðu til tengil og komdu honum til skila.',
  'employee.not_found': 'Þessi starfsmaður er ekki í fyrirtækinu eða ekki í þínum deildum.',
};
