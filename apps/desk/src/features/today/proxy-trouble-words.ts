import { words } from '#words/words.ts';

export const proxyTroubleWords = words({
  en: {
    title: {
      not_believed: 'A proxy passes requests on to this server, and the server does not believe it.',
      no_address: 'The proxy in front of this server does not say from where requests come.',
      too_wide: 'This server believes more proxies than there are.',
    },
    oneAddress:
      'So everybody counts as one address: a stranger who types ten wrong passwords locks a person out for all, and rules about addresses do not hold.',
    anyAddress:
      'So a stranger can claim any address: no lock-out after wrong passwords holds, and no rule about addresses.',
    notSecure: 'The cookie of the sign-in may lack the mark that keeps it to encrypted connections.',
    setProxy: (peer: string) =>
      `Ask whoever runs the server to set TRUST_PROXY=${peer}, let the proxy send X-Forwarded-For and X-Forwarded-Proto, and start the server again.`,
    setUnknownProxy:
      'If there is a proxy, ask whoever runs the server to name it in TRUST_PROXY. If there is none, a stranger made it up, and nothing happened.',
    sendAddress:
      'Ask whoever runs the server to let the proxy send X-Forwarded-For and X-Forwarded-Proto; the header Forwarded alone is not read.',
    narrow:
      'Ask whoever runs the server to set TRUST_PROXY to the proxies that are there, and start the server again.',
  },
  is: {
    title: {
      not_believed:
        'Milliþjónn (proxy) sendir beiðnir áfram til netþjónsins, en netþjónninn trúir honum ekki.',
      no_address: 'Milliþjónninn (proxy) fyrir framan netþjóninn segir ekki hvaðan beiðnir koma.',
      too_wide: 'Netþjónninn trúir fleiri milliþjónum (proxy) en eru til.',
    },
    oneAddress:
      'Þess vegna teljast allir vera á sama vistfangi: ókunnugur sem slær inn tíu röng lykilorð læsir manneskju úti fyrir alla, og reglur um vistföng halda ekki.',
    anyAddress:
      'Þess vegna getur ókunnugur þóst vera á hvaða vistfangi sem er: engin læsing eftir röng lykilorð heldur og engin regla um vistföng.',
    notSecure: 'Innskráningarkökuna gæti vantað merkið sem heldur henni á dulkóðuðum tengingum.',
    setProxy: (peer: string) =>
      `Biddu þann sem rekur netþjóninn að stilla TRUST_PROXY=${peer}, láta milliþjóninn senda X-Forwarded-For og X-Forwarded-Proto og endurræsa netþjóninn.`,
    setUnknownProxy:
      'Sé milliþjónn til staðar skaltu biðja þann sem rekur netþjóninn að tilgreina hann í TRUST_PROXY. Sé hann enginn bjó ókunnugur þetta til og ekkert gerðist.',
    sendAddress:
      'Biddu þann sem rekur netþjóninn að láta milliþjóninn senda X-Forwarded-For og X-Forwarded-Proto; hausinn Forwarded einn og sér er ekki lesinn.',
    narrow:
      'Biddu þann sem rekur netþjóninn að stilla TRUST_PROXY á þá milliþjóna sem eru til og endurræsa netþjóninn.',
  },
  pl: {
    title: {
      not_believed: 'Pośrednik (proxy) przekazuje żądania temu serwerowi, a serwer mu nie wierzy.',
      no_address: 'Pośrednik (proxy) przed tym serwerem nie podaje, skąd pochodzą żądania.',
      too_wide: 'Ten serwer wierzy większej liczbie pośredników (proxy), niż ich jest.',
    },
    oneAddress:
      'Dlatego wszyscy liczą się jako jeden adres: obcy, który wpisze dziesięć błędnych haseł, blokuje osobę dla wszystkich, a reguły dotyczące adresów nie działają.',
    anyAddress:
      'Dlatego obcy może podać dowolny adres: nie działa żadna blokada po błędnych hasłach ani żadna reguła dotycząca adresów.',
    notSecure: 'Plik cookie logowania może nie mieć znacznika, który ogranicza go do połączeń szyfrowanych.',
    setProxy: (peer: string) =>
      `Poproś osobę, która prowadzi serwer, aby ustawiła TRUST_PROXY=${peer}, kazała pośrednikowi wysyłać X-Forwarded-For i X-Forwarded-Proto i ponownie uruchomiła serwer.`,
    setUnknownProxy:
      'Jeśli jest pośrednik, poproś osobę, która prowadzi serwer, aby podała go w TRUST_PROXY. Jeśli go nie ma, ktoś obcy to zmyślił i nic się nie stało.',
    sendAddress:
      'Poproś osobę, która prowadzi serwer, aby pośrednik wysyłał X-Forwarded-For i X-Forwarded-Proto; sam nagłówek Forwarded nie jest odczytywany.',
    narrow:
      'Poproś osobę, która prowadzi serwer, aby ustawiła TRUST_PROXY na pośredników, którzy naprawdę są, i ponownie uruchomiła serwer.',
  },
});
