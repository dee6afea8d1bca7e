export const proxyTroubleWords = {
  title: {
    not_believed: 'Milliþjónn (proxy) sendir beiðnir áfram til netþjónsins, en netþjónninn trúir honum ekki.',
    no_address: 'Milliþjónninn (proxy) fyrir framan netþjóninn segir ekki hvaðan beiðnir koma.',
    too_wide: 'Netþjónninn trúir fleiri milliþjónum (proxy) en eru til.',
  },
  oneAddress:
    'Þess vegna teljast allir vera á sömu IP-tölu: ókunnugur sem slær inn tíu röng lykilorð læsir manneskju úti fyrir alla, og reglur um IP-tölur halda ekki.',
  anyAddress:
    'Þess vegna getur ókunnugur þóst vera á hvaða IP-tölu sem er: engin læsing eftir röng lykilorð heldur og engin regla um IP-tölur.',
  notSecure: 'Innskráningarkökuna gæti vantað merkið sem heldur henni á dulkóðuðum tengingum.',
  setProxy:
    'Biddu þann sem rekur netþjóninn að stilla TRUST_PROXY={peer}, láta milliþjóninn senda X-Forwarded-For og X-Forwarded-Proto og endurræsa netþjóninn.',
  setUnknownProxy:
    'Sé milliþjónn til staðar skaltu biðja þann sem rekur netþjóninn að tilgreina hann í TRUST_PROXY. Sé hann enginn bjó ókunnugur þetta til og ekkert gerðist.',
  sendAddress:
    'Biddu þann sem rekur netþjóninn að láta milliþjóninn senda X-Forwarded-For og X-Forwarded-Proto; hausinn Forwarded einn og sér er ekki lesinn.',
  narrow:
    'Biddu þann sem rekur netþjóninn að stilla TRUST_PROXY á þá milliþjóna sem eru til og endurræsa netþjóninn.',
};
