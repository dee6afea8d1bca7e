export const addressLinkWords = {
  signIn: 'Fara í innskráningu',
  confirm: {
    title: 'Staðfestu netfangið þitt',
    lead: 'Þú skráir þig framvegis inn með',
    follows: 'Lykilorðið er óbreytt. Þar sem þú ert skráð(ur) inn núna þarftu að skrá þig inn aftur.',
    submit: 'Staðfesta netfangið',
    notYou: 'Ef þetta er ekki ætlað þér skaltu loka síðunni. Ekkert breytist.',
    done: 'Netfangið er staðfest.',
    doneToDo: 'Skráðu þig nú inn með því. Fyrra netfangið gildir ekki lengur.',
    gone: {
      what: 'Þessi tengill virkar ekki lengur.',
      toDo: 'Hann var notaður eða afturkallaður, tíminn er liðinn eða nýrri hefur tekið við. Opnaðu þann nýjasta eða spurðu þann sem breytti netfanginu. Hafi nýja netfangið ekki þegar verið staðfest gildir það fyrra áfram.',
    },
    taken: {
      what: 'Annar notandi skráir sig nú inn með þessu netfangi.',
      toDo: 'Engu var breytt og fyrra netfangið gildir áfram. Biddu þann sem breytti því um annað.',
    },
  },
  back: {
    title: 'Taktu netfangið þitt til baka',
    lead: 'Aðgangurinn þinn tilheyrir ekki lengur',
    instead: 'Hann tilheyrir nú',
    follows:
      'Ef þú samþykktir það ekki skaltu taka netfangið til baka: þetta netfang gildir aftur, öllum innskráningum lýkur og því sem bætt var við síðan er eytt: lykilorði, aðgangslyklum og kóðaforriti.',
    submit: 'Taka netfangið til baka',
    allRight: 'Ef þú veist af breytingunni skaltu loka síðunni. Ekkert breytist.',
    done: 'Netfangið er aftur þitt.',
    doneToDo:
      'Öllum innskráningum er lokið. Skráðu þig inn með lykilorðinu þínu og láttu eiganda fyrirtækisins vita.',
    choosePassword:
      'Öllum innskráningum er lokið. Einhver hafði valið annað lykilorð og það gildir ekki lengur. Veldu nýtt innan 30 mínútna og láttu eiganda fyrirtækisins vita.',
    toPassword: 'Velja lykilorð',
    ended: 'Öllum innskráningum er lokið.',
    addressTaken:
      'Annar notandi skráir sig nú inn með þessu netfangi. Aðgangurinn þinn er því án netfangs og enginn getur skráð sig inn á hann. Biddu eiganda fyrirtækisins um annað netfang.',
    gone: {
      what: 'Þessi tengill virkar ekki lengur.',
      toDo: 'Hann var notaður eða dagarnir þrír eru liðnir. Spurðu eiganda fyrirtækisins.',
    },
  },
};
