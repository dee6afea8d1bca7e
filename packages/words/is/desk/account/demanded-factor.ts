export const demandedFactorWords = {
  title: 'Settu upp seinna þrep innskráningar',
  lead: '{company} krefst þess frá {day}. Það tekur tvær mínútur og svo heldurðu áfram þangað sem þú varst að fara. Annað af tvennu dugar.',
  passkeyLead: 'Einfaldasta leiðin: fingur, andlit eða PIN tækisins þíns.',
  appLead: 'App í símanum sýnir kóða sem þú slærð inn á eftir lykilorðinu.',
  done: 'Seinna þrep innskráningar er komið.',
  goOn: 'Halda áfram',
  signOut: 'Skrá út',
};
