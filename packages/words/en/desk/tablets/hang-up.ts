export const hangUpWords = {
  steps: [
    'Stand in front of the tablet and make a pairing word below.',
    'Point the camera of the tablet at the code, or open the address on it.',
    'The page there says how to install it. The installed app reads the same code, or takes the eight characters.',
    'The tablet tests itself. When every line has a tick, people can punch.',
  ],
  word: 'Pairing word',
  wordLead:
    'A pairing word registers one tablet, so nobody has to type their own password on it. It works for fifteen minutes.',
  make: 'Make a pairing word',
  makeAnother: 'Make another one',
  madeBefore:
    'The pairing word that was made before works until {at}, and was shown once. Another one ends it.',
  code: 'The address with the pairing word, as a QR code',
  addressHere: 'Address',
  worksUntil: 'Works for one tablet, until {at}.',
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
  otherKiosk:
    'For a punch clock of another maker, which asks for an e-mail and a password: {email}, and these eight characters.',
  address: 'At which address does the tablet come?',
  localName:
    'Not every Android finds a name that ends in .local. If the page does not open there, choose an address of numbers.',
  trust: 'First the tablet must trust this server',
  trustLead:
    'The certificate of this server is one of its own, which no tablet knows. Tell each tablet once to trust its authority: going on past the browser’s warning means no offline use.',
  trustLeadOfOther:
    'The tablet does not trust the certificate at this address, and this server knows of no reason: it may be that of a proxy in front. Ask its operator for a certificate that every tablet knows. If the certificate comes from an authority of their own, each tablet must be told once to trust that; without, it has no offline use.',
  trustFile:
    'Bring the file authority.crt to the tablet, by cable or mail, and open it there. The person who made the certificate has it: stimpill tls self-signed wrote it beside the certificate of the server.',
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
    'It listens for the computer that it runs on, or does not know its address. Its operator sets this once:',
  onlyPlain: 'No tablet can be registered at this address',
  onlyPlainLead:
    'A tablet can open {address}, but over plain HTTP its browser gives no keys to sign punches with, no offline use and no camera. The operator of the server sets this once:',
  settings: [
    'For a trial on your own network: make a certificate, in the folder of the server. In a container, or where it is installed as a program, the command begins with stimpill instead of npm run stimpill --.',
    'Set these, in the file .env or as environment variables, and start the server again. The demo then starts only with DEMO=1 beside them, which makes random passwords for it. Each tablet must be told to trust the certificate; this page says how.',
    'Or for good: a name of your own with a certificate that every tablet knows, in a proxy in front or in TLS_CERT_FILE and TLS_KEY_FILE. Set PUBLIC_ORIGIN to that address, such as https://clock.example.is. Tablets then need no step of their own.',
    'Open this page again at the new address.',
  ],
  onThisComputer:
    'To try the punch clock on this computer, open {address} in another tab and type a pairing word there.',
  devices: {
    iPad: 'An iPad',
    Android: 'An Android tablet',
    other: 'A tablet',
  },
  arrived: '{device} reached this server{origin|null:|other: at {origin}} ({at}),',
  certificates: {
    trusted: 'with a certificate that it trusts. It waits to be installed and registered.',
    untrusted:
      'with a certificate that it does not trust. It gets no offline use so: tell it to trust the authority of the certificate, as this page says, then open the address there again.',
    none: 'on the computer of the server itself, which needs no certificate. It waits to be registered.',
  },
  isRegistered: '{name} is registered. It tests itself now.',
} as const;
