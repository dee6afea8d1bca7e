// Of a press that is taken back.
import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

export const undoWords = words({
  en: {
    undo: 'Take all of it back',
    undone: (count: number) =>
      `The approval of ${en(count, { one: 'person', other: 'people' })} is taken back.`,
    leftTouched: (count: number) =>
      `Left as they are, because somebody changed something of theirs since: ${en(count, { one: 'person', other: 'people' })}.`,
    leftSent: (count: number) =>
      `Left as they are, because a payroll file has them: ${en(count, { one: 'person', other: 'people' })}. “Open again” in the table does it with a reason.`,
    leftToOthers: (count: number) =>
      `Still approved, because this press closed nothing of theirs; an earlier one did, or one whose answer was lost: ${en(count, { one: 'person', other: 'people' })}. “Open again” in the table does it with a reason.`,
  },
  is: {
    undo: 'Taka það allt til baka',
    undone: (count: number) =>
      `Samþykki ${is(count, { one: 'starfsmanns', other: 'starfsmanna' })} var tekið til baka.`,
    leftTouched: (count: number) =>
      `Óbreytt, því einhver breytti einhverju hjá þeim síðan: ${is(count, { one: 'starfsmaður', other: 'starfsmenn' })}.`,
    leftSent: (count: number) =>
      `Óbreytt, því launaskrá hefur þá: ${is(count, { one: 'starfsmaður', other: 'starfsmenn' })}. „Opna aftur“ í töflunni gerir það með ástæðu.`,
    leftToOthers: (count: number) =>
      `Enn samþykkt, því þessi aðgerð lokaði engu hjá þeim; eldri aðgerð gerði það, eða ein sem svarið tapaðist við: ${is(count, { one: 'starfsmaður', other: 'starfsmenn' })}. „Opna aftur“ í töflunni gerir það með ástæðu.`,
  },
  pl: {
    undo: 'Cofnij to wszystko',
    undone: (count: number) =>
      `Cofnięto zatwierdzenie: ${pl(count, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })}.`,
    leftTouched: (count: number) =>
      `Bez zmian, bo ktoś od tego czasu coś u nich zmienił: ${pl(count, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })}.`,
    leftSent: (count: number) =>
      `Bez zmian, bo są w pliku płacowym: ${pl(count, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })}. W tabeli można otworzyć czas ponownie z podaniem powodu.`,
    leftToOthers: (count: number) =>
      `Nadal zatwierdzone, bo to kliknięcie niczego u nich nie zamknęło; zrobiło to wcześniejsze albo takie, na które odpowiedź zaginęła: ${pl(count, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' })}. W tabeli można otworzyć czas ponownie z podaniem powodu.`,
  },
});
