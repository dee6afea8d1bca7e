export const passkeyWords = {
  cancelled: {
    what: 'Nie użyto żadnego klucza dostępu.',
    toDo: 'Spróbuj ponownie i kontynuuj, gdy urządzenie o to poprosi.',
  },
  known: {
    what: 'To urządzenie ma już Twój klucz dostępu.',
    toDo: 'Nic się nie zmieniło.',
  },
  unsuitable: {
    what: 'To urządzenie nie może przechowywać takiego klucza dostępu.',
    toDo: 'Musi umieć poprosić o odcisk palca, twarz lub PIN. Spróbuj użyć telefonu lub innego klucza bezpieczeństwa.',
  },
  noName: {
    what: 'Klucze dostępu nie działają pod tym adresem.',
    toDo: 'Otwórz tę stronę przez nazwę serwera i https, a nie przez adres IP.',
  },
  tooMany: {
    what: 'Masz już dziesięć kluczy dostępu.',
    toDo: 'Usuń jeden, a potem dodaj ten.',
  },
  wrong: {
    what: 'Ten klucz dostępu tutaj nie zadziałał.',
    toDo: 'Spróbuj jeszcze raz. Być może został usunięty z Twojego konta; wtedy zaloguj się w inny sposób.',
  },
};
