export const reopenWords = {
  act: 'Cofnij zatwierdzenie',
  actOn: 'Cofnij zatwierdzenie, razem z dniem {day}',
  title: 'Cofnij zatwierdzenie: {name}',
  lead: 'Cały zatwierdzony czas od {from} do {to} będzie można znowu poprawiać, a jego minuty policzą obecne reguły. To, co wysłano do płac, tam pozostanie; różnica będzie widoczna do ponownego wysłania.',
  reason: 'Powód',
  reasonHint: 'Pozostaje w historii każdego wpisu.',
  done: 'Można znowu poprawiać {count} {count|one:wpis|few:wpisy|many:wpisów|other:wpisu}.',
  notApproved: 'W tym okresie nic już nie jest zatwierdzone. Zamknij okno i sprawdź ponownie.',
  ownTime: 'To jest Twój własny czas. Otworzyć musi go ktoś inny.',
};
