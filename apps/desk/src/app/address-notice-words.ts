import { words } from '#words/words.ts';

export const addressNoticeWords = words({
  en: {
    operator: 'Whoever runs the server',
    waits: (by: string, at: string, email: string) =>
      `${by} asked on ${at} that you sign in with ${email}. It counts once the link sent there is opened; until then your address stays.`,
    changed: (by: string, at: string, email: string) =>
      `Since ${at} you sign in with ${email}. It was changed by: ${by}.`,
    taken: (by: string, at: string) => `Your sign-in address was taken away on ${at}, by: ${by}.`,
    toDo: 'If you did not agree to that, tell an owner of the company.',
  },
  is: {
    operator: 'rekstraraðili þjónsins',
    waits: (by: string, at: string, email: string) =>
      `Beðið var um það ${at} að þú skráir þig inn með ${email} (${by}). Það gildir þegar tengillinn sem þangað var sendur hefur verið opnaður; þangað til gildir þitt netfang.`,
    changed: (by: string, at: string, email: string) =>
      `Frá ${at} skráir þú þig inn með ${email}. Breytt af: ${by}.`,
    taken: (by: string, at: string) => `Netfangið þitt til innskráningar var tekið af ${at}. Gert af: ${by}.`,
    toDo: 'Ef þetta var ekki með þínu samþykki skaltu láta eiganda fyrirtækisins vita.',
  },
  pl: {
    operator: 'osoba, która prowadzi serwer',
    waits: (by: string, at: string, email: string) =>
      `${at} zlecono, aby do logowania służył Ci adres ${email} (${by}). Zacznie obowiązywać po otwarciu wysłanego tam linku; do tego czasu pozostaje Twój adres.`,
    changed: (by: string, at: string, email: string) =>
      `Od ${at} logujesz się adresem ${email}. Zmienił(a): ${by}.`,
    taken: (by: string, at: string) => `${at} odłączono Twój adres do logowania. Zrobił(a) to: ${by}.`,
    toDo: 'Jeśli nie było to za Twoją zgodą, powiadom właściciela firmy.',
  },
});
