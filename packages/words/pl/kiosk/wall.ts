export const wallWords = {
  stepWall: 'Na ścianę',
  goOnAnyway: 'Mimo to dalej',
  zoneOfCompany: 'Strefa firmy',
  zoneOfTablet: 'Strefa tabletu',
  zoneNow: 'Jest tam teraz {time}. W tej strefie są wszystkie godziny na tablecie.',
  zoneRegions: {
    Europe: 'Europa',
    Atlantic: 'Atlantyk',
    America: 'Ameryka',
    Africa: 'Afryka',
    Asia: 'Azja',
    Indian: 'Ocean Indyjski',
    Australia: 'Australia i okolice',
    Pacific: 'Pacyfik',
    Arctic: 'Arktyka',
    Antarctica: 'Antarktyda',
  },
  zoneElsewhere: 'Gdzie indziej',
  storageUnprotected:
    'Nie. Zainstaluj aplikację lub dodaj ją do ekranu głównego; wtedy przeglądarka zachowa dane.',
  roomYears: 'Miejsce na odbicia z około {years} {years|one:roku|few:lat|many:lat|other:roku}',
  roomMonths:
    'Miejsce na odbicia z około {months} {months|one:miesiąca|few:miesięcy|many:miesięcy|other:miesiąca}',
  roomLittle: 'Prawie nie ma miejsca. Usuń z tabletu aplikacje lub zdjęcia.',
  wallTitle: 'Powieś tablet',
  wallInstall: 'Instalacja',
  wallLock: 'Blokada',
  wallPower: 'Ekran i zasilanie',
  wallCamera: 'Kamera',
  wallPoster: 'Plakat',
  wallTryFirst:
    'Nazwy w ustawieniach zależą od producenta i wersji. Wypróbuj wszystko, zanim powiesisz tablet.',
  installFirst:
    'Najpierw zainstaluj aplikację, potem skonfiguruj ją tam: ma własną pamięć i nic z tej strony do niej nie przejdzie.',
  installThenPair:
    'Potem otwórz zainstalowaną aplikację i pokaż jej ten sam kod albo wpisz w niej to hasło parowania. Działa 15 minut i nie jest nigdzie zapisane na tej stronie.',
  installNot: 'Kontynuuj tutaj',
  installDone: 'Aplikacja jest zainstalowana i otwarta bez pasków przeglądarki.',
  installNow: 'Zainstaluj aplikację',
  installWhy: 'Zainstalowana otwiera się bez pasków przeglądarki, a przeglądarka chroni jej pamięć.',
  installIpad: [
    'Otwórz tę stronę w Safari i dotknij przycisku udostępniania.',
    'Wybierz „Do ekranu początkowego”, a potem „Dodaj”.',
    'Otwórz ją stamtąd i tam skonfiguruj.',
  ],
  installAndroid: [
    'Otwórz menu Chrome (trzy kropki).',
    'Wybierz „Zainstaluj aplikację” lub „Dodaj do ekranu głównego”.',
    'Otwórz aplikację z ekranu głównego.',
  ],
  lockWhy: 'Aby nikt nie wyszedł z rejestratora, przypadkiem ani celowo.',
  lockIpad: [
    'Ustawienia, Dostępność, Dostęp nadzorowany: włącz i ustaw kod.',
    'Ustaw tam „Autoblokadę ekranu” na „Nigdy”.',
    'Otwórz aplikację, naciśnij trzy razy górny przycisk (lub przycisk Początek), a potem „Start”.',
    'Wyjście: trzy razy ten sam przycisk, potem kod.',
  ],
  lockAndroid: [
    'Najpierw ustaw blokadę ekranu. Potem Ustawienia, Zabezpieczenia: włącz „Przypinanie aplikacji” lub „Przypinanie ekranu”, z pytaniem o PIN przed odpięciem.',
    'Otwórz aplikację, potem przegląd otwartych aplikacji; dotknij jej ikony i wybierz „Przypnij”.',
    'Dla wielu tabletów: „lock task mode” w systemie zarządzania urządzeniami firmy. Z niego nikt nie wyjdzie przy tablecie.',
  ],
  powerSteps: [
    'Zostaw go pod ładowarką dzień i noc, z kablem tam, gdzie nikt go nie pociągnie.',
    'Ustaw, aby ekran wyłączał się jak najpóźniej. Aplikacja też utrzymuje go włączonym, jeśli przeglądarka pozwala.',
    'Niech aktualizacje i ponowne uruchomienia odbywają się w nocy, a tablet sam łączy się z siecią.',
    'Powieś go na wysokości około 130 cm, z dala od słońca i ciepła, w zasięgu sieci.',
  ],
  cameraSteps: [
    'Tylko jeśli firma chce zdjęcia przy odbiciu. Zezwól na kamerę, gdy przeglądarka zapyta.',
    'Powieś tablet tak, aby światło padało na twarze, a nie zza pleców.',
    'Odbij się raz i obejrzyj zdjęcie.',
  ],
  posterWhy: 'Na ścianę obok tabletu: jak się odbijać, w trzech językach, na jednej kartce A4.',
  posterPrint: 'Drukuj',
  posterFromComputer:
    'Przy tablecie nie ma drukarki? Zapisz jako PDF albo wydrukuj, zanim zablokujesz tablet. Zablokowany tablet może nie drukować.',
  posterAsking: 'Sprawdzanie, czy pracownicy mogą otworzyć własną stronę',
  posterClosed:
    'Pracownicy nie mają tu własnej strony: firma ją wyłączyła albo dopuszcza tylko inne adresy. Plakat będzie bez kodu.',
  posterUnknown:
    'Nie udało się ustalić, czy tamta strona jest otwarta, więc plakat będzie bez kodu. Otwórz tę stronę później.',
  posterHow: 'Jak odbić wejście i wyjście',
  posterTouch: 'Dotknij ekranu, a potem swojego imienia.',
  posterPin: 'Wpisz cztery cyfry swojego kodu PIN.',
  posterSee: 'Poczekaj na znacznik. Gotowe.',
  posterWrong: 'To nie Ty albo błąd? Od razu dotknij „To nie ja / błąd”.',
  posterPhone:
    'Bez tabletu: zeskanuj kod, wybierz swoje imię i użyj hasła, którym logujesz się w przeglądarce.',
};
