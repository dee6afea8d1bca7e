// Of a press that is taken back.
import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

const whom = {
  en: (count: number) => en(count, { one: 'person', other: 'people' }),
  is: (count: number) => is(count, { one: 'starfsmanns', other: 'starfsmanna' }),
  pl: (count: number) => pl(count, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' }),
};

export const undoWords = words({
  en: {
    own: (count: number, at: string) => `You approved the time of ${whom.en(count)} at ${at}.`,
    until: (at: string) => `You can take it back until ${at}, without a reason.`,
    others: (name: string, count: number, at: string, until: string) =>
      `${name} approved the time of ${whom.en(count)} at ${at}, and can take it back until ${until}.`,
    undo: 'Take all of it back',
    undone: (count: number) => `The approval of ${whom.en(count)} is taken back.`,
    nothingLeft: 'Nothing of it was left to take back.',
    expired: {
      what: 'Ten minutes have passed since this approval.',
      toDo: 'Nothing was changed. “Open again” in the table takes it back with a reason.',
    },
    leftTouched: (count: number) =>
      `Left as they are, because somebody changed something of theirs since: ${whom.en(count)}.`,
    leftSent: (count: number) =>
      `Left as they are, because a payroll file has them: ${whom.en(count)}. “Open again” in the table does it with a reason.`,
  },
  is: {
    own: (count: number, at: string) => `Þú samþykktir tíma ${whom.is(count)} kl. ${at}.`,
    until: (at: string) => `Þú getur tekið það til baka til kl. ${at}, án ástæðu.`,
    others: (name: string, count: number, at: string, until: string) =>
      `${name} samþykkti tíma ${whom.is(count)} kl. ${at} og getur tekið það til baka til kl. ${until}.`,
    undo: 'Taka það allt til baka',
    undone: (count: number) => `Samþykki ${whom.is(count)} var tekið til baka.`,
    nothingLeft: 'Ekkert var eftir til að taka til baka.',
    expired: {
      what: 'Tíu mínútur eru liðnar frá þessu samþykki.',
      toDo: 'Engu var breytt. „Opna aftur“ í töflunni tekur það til baka með ástæðu.',
    },
    leftTouched: (count: number) =>
      `Óbreytt, því einhver breytti einhverju hjá þeim síðan: ${is(count, { one: 'starfsmaður', other: 'starfsmenn' })}.`,
    leftSent: (count: number) =>
      `Óbreytt, því launaskrá hefur þá: ${is(count, { one: 'starfsmaður', other: 'starfsmenn' })}. „Opna aftur“ í töflunni gerir það með ástæðu.`,
  },
  pl: {
    own: (count: number, at: string) => `Twoje zatwierdzenie z ${at}: ${whom.pl(count)}.`,
    until: (at: string) => `Możesz je cofnąć do ${at} bez podawania powodu.`,
    others: (name: string, count: number, at: string, until: string) =>
      `Zatwierdzenie z ${at} (${name}): ${whom.pl(count)}. Ta osoba może je cofnąć do ${until}.`,
    undo: 'Cofnij to wszystko',
    undone: (count: number) => `Cofnięto zatwierdzenie: ${whom.pl(count)}.`,
    nothingLeft: 'Nie było już nic do cofnięcia.',
    expired: {
      what: 'Od tego zatwierdzenia minęło dziesięć minut.',
      toDo: 'Nic nie zmieniono. W tabeli można otworzyć czas ponownie z podaniem powodu.',
    },
    leftTouched: (count: number) => `Bez zmian, bo ktoś od tego czasu coś u nich zmienił: ${whom.pl(count)}.`,
    leftSent: (count: number) =>
      `Bez zmian, bo są w pliku płacowym: ${whom.pl(count)}. W tabeli można otworzyć czas ponownie z podaniem powodu.`,
  },
});
