export const hangUpWords = {
  steps: [
    'Stań przy tablecie i utwórz poniżej hasło parowania.',
    'Skieruj kamerę tabletu na kod QR albo otwórz na nim adres.',
    'Strona na tablecie powie, jak zainstalować aplikację. Zainstalowana aplikacja odczyta ten sam kod QR albo przyjmie osiem znaków.',
    'Tablet sprawdzi się sam. Gdy wszystko jest zielone, można się odbijać.',
  ],
  word: 'Hasło parowania',
  wordLead:
    'Hasło parowania rejestruje tylko jeden tablet, więc nikt nie musi wpisywać na nim własnego hasła. Działa przez piętnaście minut.',
  make: 'Utwórz hasło parowania',
  makeAnother: 'Utwórz nowe',
  madeBefore: 'Poprzednie hasło parowania działa do {at} i pokazano je tylko raz. Nowe je unieważni.',
  code: 'Adres z hasłem parowania jako kod QR',
  addressHere: 'Adres',
  worksUntil: 'Działa dla jednego tabletu, do {at}.',
  timeLeft: 'Pozostało',
  over: 'Czas minął. Utwórz nowe.',
  replaced: 'To hasło już nie działa: zastąpiło je nowsze. Utwórz tu kolejne albo użyj nowszego.',
  withdrawn: 'To hasło już nie działa. Utwórz nowe.',
  notMade: {
    what: 'Nie utworzono hasła: brak połączenia z serwerem.',
    goesOn: 'Hasło powyżej działa nadal. Sprawdź sieć, zanim utworzysz nowe.',
    tryAgain: 'Sprawdź sieć i spróbuj ponownie.',
  },
  otherKiosk: 'Dla rejestratora innego producenta, który pyta o e-mail i hasło: {email} i te osiem znaków.',
  address: 'Pod jakim adresem łączy się tablet?',
  localName:
    'Nie każdy Android znajduje nazwę kończącą się na .local. Jeśli strona się tam nie otwiera, wybierz adres z cyframi.',
  trust: 'Najpierw tablet musi zaufać temu serwerowi',
  trustLead:
    'Serwer ma własny certyfikat, którego żaden tablet nie zna. Każdemu tabletowi trzeba raz wskazać, że ma zaufać jego wystawcy: kto pominie ostrzeżenie przeglądarki, nie ma pracy bez sieci.',
  trustLeadOfOther:
    'Tablet nie ufa certyfikatowi pod tym adresem, a serwer nie zna przyczyny: może to być certyfikat serwera pośredniczącego. Poproś administratora serwera o certyfikat znany każdemu tabletowi. Jeśli pochodzi on od własnego wystawcy, każdemu tabletowi trzeba raz wskazać, że ma mu zaufać; bez tego nie będzie pracy bez sieci.',
  trustFile:
    'Przenieś plik authority.crt na tablet, kablem lub pocztą, i otwórz go tam. Ma go osoba, która utworzyła certyfikat: stimpill tls self-signed zapisał go obok certyfikatu serwera.',
  maker: 'Jaki to tablet?',
  trustSteps: {
    ipad: [
      'Ustawienia, „Pobrano profil”, Zainstaluj.',
      'Potem Ustawienia, Ogólne, To urządzenie, Ustawienia zaufania certyfikatu: włącz. Bez tej drugiej części Safari nadal ostrzega.',
    ],
    android: [
      'Ustawienia, Zabezpieczenia, Szyfrowanie i dane logowania, Zainstaluj certyfikat, Certyfikat CA: wybierz plik.',
      'Android powie wtedy, że sieć może być monitorowana. Mówi tak o każdym dodanym certyfikacie.',
    ],
  },
  trustCheck:
    'Otwórz adres. Jeśli przeglądarka ostrzega, to jeszcze nie koniec: nie pomijaj ostrzeżenia. Nazwy w ustawieniach zależą od producenta i wersji.',
  nowhere: 'Żaden tablet nie może jeszcze otworzyć tego serwera',
  nowhereLead:
    'Odpowiada tylko komputerowi, na którym działa, albo nie zna swojego adresu. Administrator serwera ustawia to raz:',
  onlyPlain: 'Pod tym adresem nie można zarejestrować tabletu',
  onlyPlainLead:
    'Tablet może otworzyć {address}, ale bez https przeglądarka nie daje kluczy do podpisywania odbić, pracy bez sieci ani kamery. Administrator serwera ustawia to raz:',
  settings: [
    'Na próbę we własnej sieci: utwórz certyfikat w folderze serwera. W kontenerze albo tam, gdzie serwer zainstalowano jako program, polecenie zaczyna się od stimpill zamiast npm run stimpill --.',
    'Ustaw te wartości, w pliku .env albo jako zmienne środowiskowe, i uruchom serwer ponownie. Wersja demonstracyjna uruchomi się wtedy tylko z DEMO=1 i otrzyma losowe hasła. Każdemu tabletowi trzeba wskazać, że ma zaufać certyfikatowi; ta strona mówi jak.',
    'Albo na stałe: własna nazwa z certyfikatem, który zna każdy tablet, w serwerze pośredniczącym albo w TLS_CERT_FILE i TLS_KEY_FILE. Ustaw PUBLIC_ORIGIN na ten adres, na przykład https://clock.example.is. Na tabletach nie trzeba wtedy nic robić.',
    'Otwórz tę stronę ponownie pod nowym adresem.',
  ],
  onThisComputer:
    'Aby wypróbować rejestrator na tym komputerze, otwórz {address} w innej karcie i wpisz tam hasło parowania.',
  devices: {
    iPad: 'iPad',
    Android: 'Tablet z Androidem',
    other: 'Tablet',
  },
  arrived: '{device} połączył się z serwerem{origin|null:|other: pod adresem {origin}} ({at}),',
  certificates: {
    trusted: 'z certyfikatem, któremu ufa. Czeka na zainstalowanie i zarejestrowanie.',
    untrusted:
      'z certyfikatem, któremu nie ufa. Tak nie będzie działał bez sieci: wskaż mu, że ma zaufać wystawcy certyfikatu, jak mówi ta strona, i otwórz na nim adres ponownie.',
    none: 'na komputerze serwera, gdzie certyfikat nie jest potrzebny. Czeka na zarejestrowanie.',
  },
  isRegistered: 'Tablet „{name}” jest zarejestrowany. Teraz sprawdza się sam.',
};
