import { words } from '#words/words.ts';

export const demandedFactorWords = words({
  en: {
    title: 'Set up your second factor',
    lead: (company: string, day: string) =>
      `${company} asks for it since ${day}. It takes two minutes, and then you go on to where you were going. One of the two is enough.`,
    passkeyLead: 'The easiest way: your finger, your face or the PIN of your device.',
    appLead: 'An app on your phone shows a code that you type after your password.',
    done: 'Your second factor is set up.',
    goOn: 'Go on',
    signOut: 'Sign out',
  },
  is: {
    title: 'Settu upp seinna þrep innskráningar',
    lead: (company: string, day: string) =>
      `${company} krefst þess frá ${day}. Það tekur tvær mínútur og svo heldurðu áfram þangað sem þú varst að fara. Annað af tvennu dugar.`,
    passkeyLead: 'Einfaldasta leiðin: fingur, andlit eða PIN tækisins þíns.',
    appLead: 'App í símanum sýnir kóða sem þú slærð inn á eftir lykilorðinu.',
    done: 'Seinna þrep innskráningar er komið.',
    goOn: 'Halda áfram',
    signOut: 'Skrá út',
  },
  pl: {
    title: 'Skonfiguruj drugi składnik logowania',
    lead: (company: string, day: string) =>
      `${company} wymaga go od ${day}. Zajmie to dwie minuty, a potem przejdziesz tam, dokąd zmierzasz. Wystarczy jeden z dwóch sposobów.`,
    passkeyLead: 'Najłatwiej: palec, twarz albo PIN Twojego urządzenia.',
    appLead: 'Aplikacja w telefonie pokazuje kod, który wpisujesz po haśle.',
    done: 'Drugi składnik logowania jest gotowy.',
    goOn: 'Dalej',
    signOut: 'Wyloguj się',
  },
});
