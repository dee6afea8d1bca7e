/** Það sem fyrirtæki afhendir fólki um skráningu tímans. */
export const noticeWords = {
  link: 'Það sem er geymt um fólk',
  lead: 'Til að afhenda eða hengja upp. Hér stendur það sem er stillt núna: prentaðu aftur þegar stillingum er breytt.',
  language: 'Tungumál síðunnar',
  print: 'Prenta',
  title: 'Það sem stimpilklukkan geymir um þig',
  intro: '{company} skráir vinnutíma með Stimpill og ber ábyrgð á því sem hér er geymt.',
  why: 'Hvers vegna: {why}',
  kept: 'Hve lengi: {kept}',
  keptDays: '{days|0:Eytt samdægurs|one:{days} dag, síðan eytt|other:{days} daga, síðan eytt}',
  time: {
    what: 'Hvenær þú stimplaðir þig inn og út, hlé og verk, og hver leiðrétting: hver gerði hana, hvenær og hvers vegna',
    why: 'Til að þú fáir rétt laun og til að sýna að þú hafir fengið hvíld. Lög krefjast þessarar skrár.',
    kept: 'Eins lengi og lög og kjarasamningur krefjast. Þegar ráðningu er lokið getur {company} tekið nafn þitt úr skránni.',
  },
  person: {
    what: 'Nafn, starfsmannanúmer, deild, starfsheiti og það sem launin þurfa, svo sem kjarasamningur',
    why: 'Svo að tíminn teljist þinn og eftir þínum kjarasamningi',
    kept: 'Á meðan þú vinnur hér og þar til {company} eyðir því',
  },
  absence: {
    what: 'Orlof, veikindadagar og önnur fjarvera: dagarnir, tegundin og það sem þú eða yfirmaður skrifuðuð um þá. Enginn sjúkdómur er nefndur nema einhver skrifi hann.',
    why: 'Til að greiða laun og reikna út orlof og veikindarétt',
    kept: 'Eins og vinnutíminn',
  },
  pin: {
    what: 'PIN-númerið þitt, ruglað þannig að enginn getur lesið það',
    why: 'Svo að enginn geti stimplað sig inn í þínu nafni',
    kept: 'Þar til því er breytt, og gamla númerið {former} {former|one:dag|other:daga} lengur. Sé það slegið inn án nettengingar bíður það læst, í mesta lagi {sealed} {sealed|one:dag|other:daga}.',
  },
  photo: {
    what: 'Mynd þegar þú stimplar þig inn eða út',
    why: 'Til að sýna að það varst þú',
  },
  noPhotos: 'Engar myndir eru teknar.',
  olderPhotos: 'Eldri myndir eru geymdar til {day}, síðan eytt.',
  place: {
    what: 'Hvar tækið var þegar þú stimplaðir þig inn',
    why: 'Til að sýna að þú varst í vinnunni',
  },
  noPlace: 'Enginn spyr hvar þú ert.',
  olderPlaces: 'Eldri staðsetningar eru geymdar til {day}, síðan eytt.',
  readers: {
    title: 'Hver les þetta',
    text: 'Yfirmenn, þau sem undirbúa launin og eigendur. Hver sem breytir tíma þínum er nefndur í skránni, með stund og ástæðu.',
  },
  rights: {
    title: 'Það sem þú getur gert',
    see: 'Séð tímana þína, alla daga sem eru geymdir og hver breytti hverju: snertu nafnið þitt á spjaldtölvunni, sláðu inn PIN-númerið og opnaðu „Tímarnir mínir“.',
    correct: 'Er eitthvað rangt? Biddu þar um leiðréttingu. Enginn breytir tíma þínum án þess að það sjáist.',
    ask: 'Beðið {company} um allt sem er geymt um þig eða að það verði leiðrétt. Því sem engin lög krefjast má eyða.',
    complain: 'Kvartað til persónuverndaryfirvalda í þínu landi. Á Íslandi er það Persónuvernd.',
  },
} as const;
