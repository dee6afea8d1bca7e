export const signInAgainWords = {
  title: 'Zaloguj się, aby kontynuować',
  because: {
    idle: 'Nikt nie używał tej strony przez 30 minut, więc sesja wygasła.',
    time: 'Od zalogowania minęło dwanaście godzin.',
    signedOut: 'Wylogowano Cię z innej karty lub przeglądarki.',
    somebody: 'Ktoś inny zakończył Twoje sesje.',
    password: 'Masz teraz nowe hasło, więc wszystkie wcześniejsze sesje się zakończyły.',
    address: 'Masz teraz nowy adres do logowania, więc wszystkie wcześniejsze sesje się zakończyły.',
    factor: 'Drugi składnik logowania został dodany, usunięty lub zresetowany, więc ta sesja się zakończyła.',
    passkey: 'Klucz dostępu, którym się zalogowano, został usunięty.',
    record: 'Zmieniła się Twoja rola lub zatrudnienie, więc ta sesja się zakończyła.',
    unknown: 'Sesja w tej przeglądarce się zakończyła.',
  },
  stays: 'Wpisane dane wciąż tu są, a to, co zostało naciśnięte, będzie kontynuowane.',
  usePasskey: 'Kontynuuj kluczem dostępu',
  otherWay: 'Zaloguj się w inny sposób',
};
