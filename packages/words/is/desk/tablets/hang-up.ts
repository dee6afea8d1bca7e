export const hangUpWords = {
  steps: [
    'Stattu við spjaldtölvuna og búðu til pörunarorð hér fyrir neðan.',
    'Beindu myndavél spjaldtölvunnar að kóðanum eða opnaðu slóðina í henni.',
    'Síðan þar segir hvernig forritið er sett upp. Uppsett forritið les sama kóða eða tekur við stöfunum átta.',
    'Spjaldtölvan prófar sig sjálf. Þegar hak er við hverja línu er hægt að stimpla.',
  ],
  word: 'Pörunarorð',
  wordLead:
    'Pörunarorð skráir aðeins eina spjaldtölvu, svo enginn þarf að slá sitt eigið lykilorð inn í hana. Það gildir í fimmtán mínútur.',
  make: 'Búa til pörunarorð',
  makeAnother: 'Búa til annað',
  madeBefore: 'Pörunarorðið sem var búið til áður gildir til {at} og var aðeins sýnt þá. Annað ógildir það.',
  code: 'Slóðin með pörunarorðinu sem QR-kóði',
  addressHere: 'Slóð',
  worksUntil: 'Gildir fyrir eina spjaldtölvu til {at}.',
  timeLeft: 'Tími eftir',
  over: 'Tíminn er liðinn. Búðu til annað.',
  replaced: 'Þetta orð gildir ekki lengur: nýrra kom í þess stað. Búðu til annað hér eða notaðu það nýja.',
  withdrawn: 'Þetta orð gildir ekki lengur. Búðu til annað.',
  notMade: {
    what: 'Ekkert orð var búið til: ekki næst samband við netþjóninn.',
    goesOn: 'Það sem sést hér að ofan gildir áfram. Athugaðu nettenginguna áður en þú býrð til annað.',
    tryAgain: 'Athugaðu nettenginguna og reyndu aftur.',
  },
  otherKiosk:
    'Fyrir stimpilklukku frá öðrum sem biður um netfang og lykilorð: {email} og þessir átta stafir.',
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
  onlyPlainLead:
    'Spjaldtölva getur opnað {address}, en án https fær hún enga lykla til að undirrita stimplanir, enga notkun án sambands og enga myndavél. Sá sem sér um netþjóninn stillir þetta einu sinni:',
  settings: [
    'Til prufu á eigin neti: búðu til skilríki í möppu netþjónsins. Í gámi, eða þar sem hann er settur upp sem forrit, byrjar skipunin á stimpill í stað npm run stimpill --.',
    'Stilltu þetta, í skránni .env eða sem umhverfisbreytur, og ræstu netþjóninn aftur. Sýniútgáfan fer þá aðeins í gang ef DEMO=1 er stillt líka, og fær lykilorð af handahófi. Segja þarf hverri spjaldtölvu að treysta skilríkinu; þessi síða segir hvernig.',
    'Eða til frambúðar: eigið nafn með skilríki sem allar spjaldtölvur þekkja, á milliþjóni fyrir framan eða í TLS_CERT_FILE og TLS_KEY_FILE. Stilltu PUBLIC_ORIGIN á þá slóð, til dæmis https://clock.example.is. Þá þarf ekkert að gera í spjaldtölvunum.',
    'Opnaðu þessa síðu aftur á nýju slóðinni.',
  ],
  onThisComputer:
    'Til að prófa stimpilklukkuna á þessari tölvu skaltu opna {address} í öðrum flipa og slá pörunarorð inn þar.',
  devices: {
    iPad: 'iPad',
    Android: 'Android-spjaldtölva',
    other: 'Spjaldtölva',
  },
  arrived: '{device} náði sambandi við netþjóninn{origin|null:|other: á {origin}} ({at}),',
  certificates: {
    trusted: 'með skilríki sem hún treystir. Hún bíður þess að vera sett upp og skráð.',
    untrusted:
      'með skilríki sem hún treystir ekki. Þannig virkar hún ekki án sambands: segðu henni að treysta útgefanda skilríkisins eins og þessi síða segir og opnaðu slóðina þar aftur.',
    none: 'á tölvu netþjónsins sjálfs, þar sem ekki þarf skilríki. Hún bíður þess að vera skráð.',
  },
  isRegistered: '{name} er skráð. Hún prófar sig nú sjálf.',
};
