import { words } from '#words/words.ts';

export const hangUpWords = words({
  en: {
    steps: [
      'Stand in front of the tablet and make a pairing word below.',
      'Point the camera of the tablet at the code, or open the address on it.',
      'The page there says how to install it. The installed app reads the same code, or takes the eight characters.',
      'The tablet tests itself. When every line has a tick, people can punch.',
    ],
    word: 'Pairing word',
    wordLead:
      'A pairing word registers one tablet, so nobody types their own password on a wall. It works for fifteen minutes.',
    make: 'Make a pairing word',
    makeAnother: 'Make another one',
    madeBefore: (at: string) =>
      `The pairing word that was made before works until ${at}, and was shown once. Another one ends it.`,
    code: 'The address with the pairing word, as a code for cameras',
    addressHere: 'Address',
    worksUntil: (at: string) => `Works for one tablet, until ${at}.`,
    timeLeft: 'Time left',
    over: 'Its time is over. Make another one.',
    replaced:
      'This word does not work any more: a newer one took its place. Make another one here, or use the newer one.',
    withdrawn: 'This word does not work any more. Make another one.',
    notMade: {
      what: 'No word was made: the server cannot be reached.',
      goesOn: 'The one above goes on working. Check the network before you make another.',
      tryAgain: 'Check the network and try again.',
    },
    otherKiosk: (email: string) =>
      `For a punch clock of another maker, which asks for an e-mail and a password: ${email}, and these eight characters.`,
    address: 'At which address does the tablet come?',
    localName:
      'Not every Android finds a name that ends in .local. If the page does not open there, choose an address of numbers.',
    trust: 'First the tablet must trust this server',
    trustLead:
      'The certificate of this server is one of its own, which no tablet knows. Tell each tablet once to trust its authority: whoever goes on past the warning of the browser has no offline use.',
    trustLeadOfOther:
      'The tablet does not trust the certificate at this address, and this server knows of no reason: it may be that of a proxy in front. Ask whoever runs it for a certificate that every tablet knows. If the certificate comes from an authority of their own, each tablet must be told once to trust that; without, it has no offline use.',
    trustFile:
      'Bring the file authority.crt to the tablet, by cable or mail, and open it there. Whoever made the certificate has it: stimpill tls self-signed wrote it beside the certificate of the server.',
    maker: 'What is the tablet?',
    trustSteps: {
      ipad: [
        'Settings, “Profile Downloaded”, Install.',
        'Then Settings, General, About, Certificate Trust Settings: switch it on. Without this second part Safari still warns.',
      ],
      android: [
        'Settings, Security, Encryption and credentials, Install a certificate, CA certificate: choose the file.',
        'Android then says that the network may be watched. It says so of every certificate that somebody added.',
      ],
    },
    trustCheck:
      'Open the address. If the browser warns, this is not done yet: do not go on past the warning. Names in the settings differ between makers and versions.',
    nowhere: 'No tablet can open this server yet',
    nowhereLead:
      'It listens for the computer that it runs on, or does not know its address. Whoever runs it sets this once:',
    onlyPlain: 'No tablet can be registered at this address',
    onlyPlainLead: (address: string) =>
      `A tablet can open ${address}, but over plain HTTP its browser gives no keys to sign punches with, no offline use and no camera. Whoever runs the server sets this once:`,
    settings: [
      'For a trial on your own network: make a certificate, in the folder of the server. In a container, or where it is installed as a program, the command begins with stimpill instead of npm run stimpill --.',
      'Set these, in the file .env or as environment variables, and start the server again. The demo then starts only with DEMO=1 beside them, which makes random passwords for it. Each tablet must be told to trust the certificate; this page says how.',
      'Or for good: a name of your own with a certificate that every tablet knows, in a proxy in front or in TLS_CERT_FILE and TLS_KEY_FILE. Set PUBLIC_ORIGIN to that address, such as https://clock.example.is. Tablets then need no step of their own.',
      'Open this page again at the new address.',
    ],
    onThisComputer: (address: string) =>
      `To try the punch clock on this computer, open ${address} in another tab and type a pairing word there.`,
    devices: { iPad: 'An iPad', Android: 'An Android tablet', other: 'A tablet' },
    arrived: (device: string, origin: string | null, at: string) =>
      `${device} reached this server${origin === null ? '' : ` at ${origin}`} (${at}),`,
    certificates: {
      trusted: 'with a certificate that it trusts. It waits to be installed and registered.',
      untrusted:
        'with a certificate that it does not trust. It gets no offline use so: tell it to trust the authority of the certificate, as this page says, then open the address there again.',
      none: 'on the computer of the server itself, which needs no certificate. It waits to be registered.',
    },
    isRegistered: (name: string) => `${name} is registered. It tests itself now.`,
  },
  is: {
    steps: [
      'Stattu við spjaldtölvuna og búðu til pörunarorð hér fyrir neðan.',
      'Beindu myndavél spjaldtölvunnar að kóðanum eða opnaðu slóðina í henni.',
      'Síðan þar segir hvernig appið er sett upp. Uppsett appið les sama kóða eða tekur við stöfunum átta.',
      'Spjaldtölvan prófar sig sjálf. Þegar hak er við hverja línu er hægt að stimpla.',
    ],
    word: 'Pörunarorð',
    wordLead:
      'Pörunarorð skráir aðeins eina spjaldtölvu, svo enginn þarf að slá inn sitt eigið lykilorð frammi á vegg. Það gildir í fimmtán mínútur.',
    make: 'Búa til pörunarorð',
    makeAnother: 'Búa til annað',
    madeBefore: (at: string) =>
      `Pörunarorðið sem var búið til áður gildir til ${at} og var aðeins sýnt þá. Annað ógildir það.`,
    code: 'Slóðin með pörunarorðinu sem kóði fyrir myndavélar',
    addressHere: 'Slóð',
    worksUntil: (at: string) => `Gildir fyrir eina spjaldtölvu til ${at}.`,
    timeLeft: 'Tími eftir',
    over: 'Tíminn er liðinn. Búðu til annað.',
    replaced: 'Þetta orð gildir ekki lengur: nýrra kom í þess stað. Búðu til annað hér eða notaðu það nýja.',
    withdrawn: 'Þetta orð gildir ekki lengur. Búðu til annað.',
    notMade: {
      what: 'Ekkert orð var búið til: ekki næst samband við netþjóninn.',
      goesOn: 'Það sem sést hér að ofan gildir áfram. Athugaðu nettenginguna áður en þú býrð til annað.',
      tryAgain: 'Athugaðu nettenginguna og reyndu aftur.',
    },
    otherKiosk: (email: string) =>
      `Fyrir stimpilklukku frá öðrum sem biður um netfang og lykilorð: ${email} og þessir átta stafir.`,
    address: 'Á hvaða slóð kemur spjaldtölvan?',
    localName:
      'Ekki finna öll Android-tæki nafn sem endar á .local. Ef síðan opnast ekki þar skaltu velja slóð með tölum.',
    trust: 'Fyrst þarf spjaldtölvan að treysta þessum netþjóni',
    trustLead:
      'Netþjónninn er með sitt eigið skilríki sem engin spjaldtölva þekkir. Segðu hverri spjaldtölvu einu sinni að treysta útgefanda þess: ef haldið er fram hjá viðvörun vafrans virkar hún ekki án sambands.',
    trustLeadOfOther:
      'Spjaldtölvan treystir ekki skilríkinu á þessari slóð og netþjónninn veit ekki hvers vegna: það kann að vera skilríki milliþjóns fyrir framan hann. Biddu þann sem sér um hann um skilríki sem allar spjaldtölvur þekkja. Ef skilríkið er frá eigin útgefanda þarf að segja hverri spjaldtölvu einu sinni að treysta honum; annars virkar hún ekki án sambands.',
    trustFile:
      'Færðu skrána authority.crt yfir í spjaldtölvuna, með snúru eða tölvupósti, og opnaðu hana þar. Sá sem bjó skilríkið til er með hana: stimpill tls self-signed skrifaði hana við hlið skilríkis netþjónsins.',
    maker: 'Hvernig spjaldtölva er það?',
    trustSteps: {
      ipad: [
        'Settings, „Profile Downloaded“, Install.',
        'Síðan Settings, General, About, Certificate Trust Settings: kveiktu á því. Án þessa síðari hluta varar Safari enn við.',
      ],
      android: [
        'Stillingar, Öryggi, Dulkóðun og skilríki, Setja upp vottorð, CA-vottorð: veldu skrána.',
        'Android segir þá að einhver kunni að fylgjast með netinu. Það segir svo um öll vottorð sem bætt er við.',
      ],
    },
    trustCheck:
      'Opnaðu slóðina. Ef vafrinn varar við er þessu ekki lokið: ekki halda áfram fram hjá viðvöruninni. Heiti í stillingum eru mismunandi eftir framleiðendum og útgáfum.',
    nowhere: 'Engin spjaldtölva getur opnað þennan netþjón enn',
    nowhereLead:
      'Hann hlustar aðeins á tölvuna sem hann keyrir á eða þekkir ekki slóð sína. Sá sem sér um hann stillir þetta einu sinni:',
    onlyPlain: 'Ekki er hægt að skrá spjaldtölvu á þessari slóð',
    onlyPlainLead: (address: string) =>
      `Spjaldtölva getur opnað ${address}, en án https fær hún enga lykla til að undirrita stimplanir, enga notkun án sambands og enga myndavél. Sá sem sér um netþjóninn stillir þetta einu sinni:`,
    settings: [
      'Til prufu á eigin neti: búðu til skilríki í möppu netþjónsins. Í gámi, eða þar sem hann er settur upp sem forrit, byrjar skipunin á stimpill í stað npm run stimpill --.',
      'Stilltu þetta, í skránni .env eða sem umhverfisbreytur, og ræstu netþjóninn aftur. Sýniútgáfan fer þá aðeins í gang ef DEMO=1 er stillt líka, og fær lykilorð af handahófi. Segja þarf hverri spjaldtölvu að treysta skilríkinu; þessi síða segir hvernig.',
      'Eða til frambúðar: eigið nafn með skilríki sem allar spjaldtölvur þekkja, á milliþjóni fyrir framan eða í TLS_CERT_FILE og TLS_KEY_FILE. Stilltu PUBLIC_ORIGIN á þá slóð, til dæmis https://clock.example.is. Þá þarf ekkert að gera í spjaldtölvunum.',
      'Opnaðu þessa síðu aftur á nýju slóðinni.',
    ],
    onThisComputer: (address: string) =>
      `Til að prófa stimpilklukkuna á þessari tölvu skaltu opna ${address} í öðrum flipa og slá pörunarorð inn þar.`,
    devices: { iPad: 'iPad', Android: 'Android-spjaldtölva', other: 'Spjaldtölva' },
    arrived: (device: string, origin: string | null, at: string) =>
      `${device} náði sambandi við netþjóninn${origin === null ? '' : ` á ${origin}`} (${at}),`,
    certificates: {
      trusted: 'með skilríki sem hún treystir. Hún bíður þess að vera sett upp og skráð.',
      untrusted:
        'með skilríki sem hún treystir ekki. Þannig virkar hún ekki án sambands: segðu henni að treysta útgefanda skilríkisins eins og þessi síða segir og opnaðu slóðina þar aftur.',
      none: 'á tölvu netþjónsins sjálfs, þar sem ekki þarf skilríki. Hún bíður þess að vera skráð.',
    },
    isRegistered: (name: string) => `${name} er skráð. Hún prófar sig nú sjálf.`,
  },
  pl: {
    steps: [
      'Stań przy tablecie i utwórz poniżej hasło parowania.',
      'Skieruj aparat tabletu na kod QR albo otwórz na nim adres.',
      'Strona na tablecie powie, jak zainstalować aplikację. Zainstalowana aplikacja odczyta ten sam kod QR albo przyjmie osiem znaków.',
      'Tablet sprawdzi się sam. Gdy wszystko jest zielone, można się odbijać.',
    ],
    word: 'Hasło parowania',
    wordLead:
      'Hasło parowania rejestruje tylko jeden tablet, więc nikt nie wpisuje własnego hasła na ścianie. Działa przez piętnaście minut.',
    make: 'Utwórz hasło parowania',
    makeAnother: 'Utwórz nowe',
    madeBefore: (at: string) =>
      `Poprzednie hasło parowania działa do ${at} i pokazano je tylko raz. Nowe je unieważni.`,
    code: 'Adres z hasłem parowania jako kod QR dla aparatu',
    addressHere: 'Adres',
    worksUntil: (at: string) => `Działa dla jednego tabletu, do ${at}.`,
    timeLeft: 'Pozostało',
    over: 'Czas minął. Utwórz nowe.',
    replaced: 'To hasło już nie działa: zastąpiło je nowsze. Utwórz tu kolejne albo użyj nowszego.',
    withdrawn: 'To hasło już nie działa. Utwórz nowe.',
    notMade: {
      what: 'Nie utworzono hasła: brak połączenia z serwerem.',
      goesOn: 'Hasło powyżej działa nadal. Sprawdź sieć, zanim utworzysz nowe.',
      tryAgain: 'Sprawdź sieć i spróbuj ponownie.',
    },
    otherKiosk: (email: string) =>
      `Dla rejestratora innego producenta, który pyta o e-mail i hasło: ${email} i te osiem znaków.`,
    address: 'Pod jakim adresem łączy się tablet?',
    localName:
      'Nie każdy Android znajduje nazwę kończącą się na .local. Jeśli strona się tam nie otwiera, wybierz adres z cyframi.',
    trust: 'Najpierw tablet musi zaufać temu serwerowi',
    trustLead:
      'Serwer ma własny certyfikat, którego żaden tablet nie zna. Każdemu tabletowi trzeba raz wskazać, że ma zaufać jego wystawcy: kto pominie ostrzeżenie przeglądarki, nie ma pracy bez sieci.',
    trustLeadOfOther:
      'Tablet nie ufa certyfikatowi pod tym adresem, a serwer nie zna przyczyny: może to być certyfikat serwera pośredniczącego. Poproś osobę, która go prowadzi, o certyfikat znany każdemu tabletowi. Jeśli pochodzi on od własnego wystawcy, każdemu tabletowi trzeba raz wskazać, że ma mu zaufać; bez tego nie będzie pracy bez sieci.',
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
      'Odpowiada tylko komputerowi, na którym działa, albo nie zna swojego adresu. Osoba, która go prowadzi, ustawia to raz:',
    onlyPlain: 'Pod tym adresem nie można zarejestrować tabletu',
    onlyPlainLead: (address: string) =>
      `Tablet może otworzyć ${address}, ale bez https przeglądarka nie daje kluczy do podpisywania odbić, pracy bez sieci ani aparatu. Osoba, która prowadzi serwer, ustawia to raz:`,
    settings: [
      'Na próbę we własnej sieci: utwórz certyfikat w folderze serwera. W kontenerze albo tam, gdzie serwer zainstalowano jako program, polecenie zaczyna się od stimpill zamiast npm run stimpill --.',
      'Ustaw te wartości, w pliku .env albo jako zmienne środowiskowe, i uruchom serwer ponownie. Wersja demonstracyjna uruchomi się wtedy tylko z DEMO=1 i otrzyma losowe hasła. Każdemu tabletowi trzeba wskazać, że ma zaufać certyfikatowi; ta strona mówi jak.',
      'Albo na stałe: własna nazwa z certyfikatem, który zna każdy tablet, w serwerze pośredniczącym albo w TLS_CERT_FILE i TLS_KEY_FILE. Ustaw PUBLIC_ORIGIN na ten adres, na przykład https://clock.example.is. Na tabletach nie trzeba wtedy nic robić.',
      'Otwórz tę stronę ponownie pod nowym adresem.',
    ],
    onThisComputer: (address: string) =>
      `Aby wypróbować rejestrator na tym komputerze, otwórz ${address} w innej karcie i wpisz tam hasło parowania.`,
    devices: { iPad: 'iPad', Android: 'Tablet z Androidem', other: 'Tablet' },
    arrived: (device: string, origin: string | null, at: string) =>
      `${device} połączył się z serwerem${origin === null ? '' : ` pod adresem ${origin}`} (${at}),`,
    certificates: {
      trusted: 'z certyfikatem, któremu ufa. Czeka na zainstalowanie i zarejestrowanie.',
      untrusted:
        'z certyfikatem, któremu nie ufa. Tak nie będzie działał bez sieci: wskaż mu, że ma zaufać wystawcy certyfikatu, jak mówi ta strona, i otwórz na nim adres ponownie.',
      none: 'na komputerze serwera, gdzie certyfikat nie jest potrzebny. Czeka na zarejestrowanie.',
    },
    isRegistered: (name: string) => `Tablet „${name}” jest zarejestrowany. Teraz sprawdza się sam.`,
  },
});
