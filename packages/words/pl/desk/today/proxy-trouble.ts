export const proxyTroubleWords = {
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
  setProxy:
    'Poproś osobę, która prowadzi serwer, aby ustawiła TRUST_PROXY={peer}, kazała pośrednikowi wysyłać X-Forwarded-For i X-Forwarded-Proto i ponownie uruchomiła serwer.',
  setUnknownProxy:
    'Jeśli jest pośrednik, poproś osobę, która prowadzi serwer, aby podała go w TRUST_PROXY. Jeśli go nie ma, ktoś obcy to zmyślił i nic się nie stało.',
  sendAddress:
    'Poproś osobę, która prowadzi serwer, aby pośrednik wysyłał X-Forwarded-For i X-Forwarded-Proto; sam nagłówek Forwarded nie jest odczytywany.',
  narrow:
    'Poproś osobę, która prowadzi serwer, aby ustawiła TRUST_PROXY na pośredników, którzy naprawdę są, i ponownie uruchomiła serwer.',
};
