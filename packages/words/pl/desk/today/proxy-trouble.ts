export const proxyTroubleWords = {
  title: {
    not_believed: 'Serwer pośredniczący (proxy) przekazuje żądania temu serwerowi, a serwer mu nie wierzy.',
    no_address: 'Serwer pośredniczący (proxy) przed tym serwerem nie podaje, skąd pochodzą żądania.',
    too_wide: 'Ten serwer wierzy większej liczbie serwerów pośredniczących (proxy), niż ich jest.',
  },
  oneAddress:
    'Dlatego wszyscy liczą się jako jeden adres: obcy, który wpisze dziesięć błędnych haseł, blokuje osobę dla wszystkich, a reguły dotyczące adresów nie działają.',
  anyAddress:
    'Dlatego obcy może podać dowolny adres: nie działa żadna blokada po błędnych hasłach ani żadna reguła dotycząca adresów.',
  notSecure: 'Plik cookie logowania może nie mieć znacznika, który ogranicza go do połączeń szyfrowanych.',
  setProxy:
    'Poproś administratora serwera, aby ustawił TRUST_PROXY={peer}, kazał serwerowi pośredniczącemu wysyłać X-Forwarded-For i X-Forwarded-Proto i ponownie uruchomił serwer.',
  setUnknownProxy:
    'Jeśli jest serwer pośredniczący, poproś administratora serwera, aby podał go w TRUST_PROXY. Jeśli go nie ma, ktoś obcy to zmyślił i nic się nie stało.',
  sendAddress:
    'Poproś administratora serwera, aby serwer pośredniczący wysyłał X-Forwarded-For i X-Forwarded-Proto; sam nagłówek Forwarded nie jest odczytywany.',
  narrow:
    'Poproś administratora serwera, aby podał w TRUST_PROXY tylko te serwery pośredniczące, które naprawdę są, i ponownie uruchomił serwer.',
};
