export const setUpWords = {
  setUpTitle: 'Konfiguracja tabletu',
  setUpStep: 'Krok {step} z {of}',
  stepWelcome: 'Start',
  stepTablet: 'Ten tablet',
  stepPair: 'Parowanie',
  stepChecks: 'Test',
  welcomeText:
    'Za około dwie minuty ten tablet będzie rejestratorem czasu pracy. Miej obok otwarty system: na stronie Tablety, „Dodaj tablet”, jest kod, który rejestruje tablet.',
  chooseLanguage: 'Wybierz język tabletu przyciskami powyżej.',
  serverChecking: 'Szukanie serwera',
  serverFound: 'Serwer odpowiada (wersja {version})',
  serverNotFound: 'Serwer nie odpowiada. Sprawdź połączenie tabletu z siecią i spróbuj ponownie.',
  serverTrouble:
    'Serwer odpowiada, ale ma problem. Osoba, która go prowadzi, znajdzie przyczynę w jego dzienniku lub poleceniem „stimpill doctor”. Potem spróbuj ponownie.',
  notSecure:
    'Ten adres nie zaczyna się od https. Przeglądarka nie daje wtedy kluczy do podpisywania odbić, pamięci do pracy bez sieci ani kamery, więc tabletu nie można tu zarejestrować. Otwórz aplikację pod adresem zaczynającym się od https.',
  deviceName: 'Nazwa tabletu',
  deviceNameHint: 'Aby było wiadomo, który to tablet, na przykład „Wejście główne”.',
  deviceNameMissing: 'Nadaj tabletowi nazwę.',
  deviceNameUnseen: 'Usuń niewidoczne znaki.',
  timeZone: 'Strefa czasowa',
  listMode: 'Co pokazuje lista',
  listModeNames: 'Imiona i nazwiska',
  listModeShort: 'Imię i inicjał',
  listModeHidden: 'Nic, dopóki nie wpisze się dwóch liter',
  showStates: 'Pokazuj, kto jest w pracy',
  showStatesHint: 'Może to przeczytać każdy, kto przechodzi obok.',
  yes: 'Tak',
  no: 'Nie',
  padSide: 'Położenie klawiatury PIN',
  padLeft: 'Po lewej',
  padMiddle: 'Na środku',
  padRight: 'Po prawej',
  sound: 'Dźwięk',
  soundOff: 'Brak',
  soundLow: 'Cichy',
  soundNormal: 'Zwykły',
  soundLoud: 'Głośny',
  pairText:
    'W systemie, na stronie Tablety, „Dodaj tablet” pokazuje kod i hasło parowania. Jedno z nich rejestruje ten tablet i nikt nie wpisuje hasła na ścianie.',
  pairRead: 'Odczytaj kod z systemu',
  pairWord: 'Hasło parowania',
  pairWordHint: 'Osiem znaków, na przykład 7K3M-9XQ2. Działa 15 minut i dla jednego tabletu.',
  pairWordMissing: 'Odczytaj kod albo wpisz wszystkie osiem znaków hasła parowania.',
  pairWordStranger: 'Żadne hasło parowania nie ma znaku „{character}”. Porównaj je z systemem.',
  pairAsking: 'Pytanie serwera, czyje jest hasło parowania',
  pairKnown: 'Hasło parowania działa. Tablet zostanie zarejestrowany. Firma: {company}',
  pairUntrusted:
    'Ta przeglądarka nie ufa certyfikatowi serwera, więc tablet nie działałby bez sieci. System pokazuje kroki, które to naprawią; potem otwórz tę stronę ponownie.',
  pairForeign: 'To nie jest kod parowania. Odczytaj ten, który system pokazuje pod „Dodaj tablet”.',
  pairElsewhere:
    'Ten kod jest dla {ofCode}, a tablet jest otwarty pod {here}. Otwórz na tablecie {ofCode} albo weź kod z systemu pod {here}. Nic się nie zmieniło.',
  pairBySignIn: 'E-mailem i hasłem',
  readerPicture: 'To, co widzi kamera',
  readerOpening: 'Włączanie kamery. Jeśli przeglądarka zapyta, zezwól.',
  readerAim: 'Trzymaj tablet tak, aby cały kod był na obrazie.',
  readerClose: 'Wyłącz kamerę',
  readerLeave: 'Zamknij czytnik',
  readerMissing: 'Na tym tablecie nie znaleziono kamery. Wpisz zamiast tego hasło parowania.',
  readerDenied:
    'Przeglądarka nie zezwala na kamerę. Zezwól na nią w ustawieniach przeglądarki albo wpisz hasło parowania.',
  readerBusy: 'Kamera nie odpowiada; może jej używać inna aplikacja. Zamknij ją albo wpisz hasło parowania.',
  readerNotLoaded:
    'Nie udało się wczytać czytnika. Sprawdź połączenie tabletu z siecią albo wpisz hasło parowania.',
  readerNothingSeen:
    'Przez minutę nie było widać żadnego kodu, więc kamera jest wyłączona. Spróbuj ponownie albo wpisz hasło parowania.',
  wordUnknown:
    'To hasło parowania nie działa: jest wpisane z błędem, ma ponad 15 minut, zostało już użyte albo zastąpione nowszym. Porównaj je albo utwórz w systemie nowe. Nic się nie zmieniło.',
  wordUnanswered:
    'Serwer nie odpowiada poprawnie, więc nie można było sprawdzić hasła parowania. Sprawdź sieć; pytanie powtórzy się samo. Nic się nie zmieniło.',
  wordLost:
    'Serwer nie odpowiedział, więc nie wiadomo, czy zarejestrował tablet. Spróbuj ponownie. Jeśli hasło parowania zostanie wtedy odrzucone, jest już zużyte: utwórz w systemie nowe.',
  wordUsedUp:
    'Hasło parowania jest zużyte, zapewne przez próbę, na którą nie przyszła odpowiedź. Utwórz w systemie nowe. Na liście może tam być nigdy nieużywany tablet o tej nazwie: wycofaj go.',
  wordMakerNotAllowed:
    'Osoba, która utworzyła to hasło parowania, nie może już rejestrować tabletów. Nowe utworzy właściciel lub przełożony wszystkich działów. Nic się nie zmieniło.',
  signInText: 'Właściciel lub przełożony loguje się jeden raz. Hasło nie jest przechowywane na tablecie.',
  email: 'E-mail',
  password: 'Hasło',
  showPassword: 'Pokaż',
  hidePassword: 'Ukryj',
  register: 'Zarejestruj tablet',
  registering: 'Rejestrowanie',
  emailMissing: 'Wpisz adres e-mail właściciela lub przełożonego.',
  passwordMissing: 'Wpisz hasło.',
  wrongCredentials: 'E-mail lub hasło jest nieprawidłowe. Sprawdź i spróbuj ponownie. Nic się nie zmieniło.',
  roleNotAllowed:
    'Ten użytkownik nie może rejestrować tabletów. Zaloguj się jako właściciel lub przełożony wszystkich działów. Nic się nie zmieniło.',
  tooManyAttempts:
    'Zbyt wiele nieudanych prób. Spróbuj ponownie za {minutes} {minutes|one:minutę|few:minuty|many:minut|other:minuty}. Nic się nie zmieniło.',
  registerOffline:
    'Serwer nie odpowiada. Sprawdź sieć i spróbuj ponownie. Jeśli tablet jest już zarejestrowany, druga rejestracja nie szkodzi.',
  registerUnknown:
    'Serwer nie odpowiedział poprawnie, więc nie wiadomo, czy zarejestrował tablet. Spróbuj ponownie: druga rejestracja nie szkodzi.',
  keptFromBefore:
    '{punches} {punches|one:wcześniejsze odbicie jest nadal bezpieczne|few:wcześniejsze odbicia są nadal bezpieczne|many:wcześniejszych odbić jest nadal bezpiecznych|other:wcześniejszego odbicia jest nadal bezpieczne} na tablecie. Zarejestruj go w tej samej firmie: wtedy {punches|1:odbicie trafi na serwer, a przełożony o nim zdecyduje|other:wszystko trafi na serwer, a przełożony zdecyduje o każdym odbiciu}.',
  keptOnItsWay:
    '{punches} {punches|one:wcześniejsze odbicie jest|few:wcześniejsze odbicia są|many:wcześniejszych odbić jest|other:wcześniejszego odbicia jest} w drodze na serwer; do tego czasu {punches|1:jest bezpieczne|other:są bezpieczne} na tablecie.',
  keptHandedOver:
    '{punches} {punches|one:wcześniejsze odbicie jest|few:wcześniejsze odbicia są|many:wcześniejszych odbić jest|other:wcześniejszego odbicia jest} na serwerze. Przełożony zdecyduje o {punches|1:nim, jeśli go tam nie było|other:każdym, którego tam nie było}.',
  registerNotBound:
    'Serwer zarejestrował ten tablet, ale połączenie zostało przerwane, zanim był gotowy. Spróbuj ponownie: tablet nie zostanie zarejestrowany dwa razy.',
  registerNotStored: 'Tablet nie mógł zapisać swojej rejestracji. Zwolnij na nim miejsce i spróbuj ponownie.',
  checksText: 'Tablet sprawdza sam siebie. Przy każdym wierszu powinien być znacznik.',
  checking: 'Sprawdzanie',
  checkCache: 'Aplikacja jest zapisana na tablecie',
  checkCacheDetail: 'Pliki: {stored} z {all}',
  checkShell: 'Aplikacja otwiera się bez sieci',
  checkDatabase: 'Tablet potrafi zapisać i odczytać',
  checkStorage: 'Przeglądarka chroni pamięć',
  checkStorageNo:
    'Przeglądarka tego nie gwarantuje. Zainstaluj aplikację lub dodaj ją do ekranu głównego i sprawdź ponownie.',
  checkClock: 'Zegar zgadza się z serwerem',
  checkClockDetail: 'Różnica {difference}',
  checkNotPossible: 'Niemożliwe pod tym adresem: nie zaczyna się od https.',
  checkNotInBrowser:
    'Niemożliwe w tej przeglądarce albo w oknie prywatnym. Zanim tablet zawiśnie na ścianie, otwórz stronę w zwykłym oknie aktualnej przeglądarki Chrome lub Safari.',
  checkFailed: 'Nie udało się. Sprawdź ponownie; jeśli to nie pomoże, uruchom przeglądarkę od nowa.',
  checkClockApart:
    'Różnica {difference}. Odbicia i tak dostają czas serwera. Ustaw w tablecie pobieranie czasu z sieci.',
  checkClockFailed: 'Serwer nie odpowiedział. Sprawdź sieć, a potem sprawdź ponownie.',
  checkPassed: 'W porządku',
  checkAgain: 'Sprawdź ponownie',
  finish: 'Uruchom rejestrator',
  setUpDone: 'Zarejestrowano. Firma: {company}',
  aboutVersion: 'Wersja',
  aboutConnection: 'Połączenie',
  aboutClock: 'Różnica zegara',
  aboutClockNever: 'Jeszcze nie porównano',
  aboutStorage: 'Chroniona pamięć',
  aboutWorker: 'Zapisana aplikacja',
  aboutWorkerReady: 'W użyciu',
  aboutWorkerWaiting: 'Czeka nowa wersja',
  aboutWorkerNone: 'Nieużywana',
  aboutAwake: 'Ekran pozostaje włączony',
  aboutUnknown: 'Nie wiadomo',
  aboutName: 'Nazwa',
  aboutCompany: 'Firma',
  aboutZone: 'Strefa czasowa',
  licences: 'Licencje',
  licencesFailed:
    'Nie udało się wczytać tekstów. Spróbuj ponownie, gdy tablet będzie miał połączenie. Odbijanie działa jak zawsze.',
};
