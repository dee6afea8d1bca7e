export const newWords = {
  title: 'Bæta við starfsmanni',
  lead: 'Nafn og fyrsti starfsdagur duga. Öllu má breyta síðar.',
  pay: 'Starf og laun',
  payLead: 'Frá hvaða degi, hve mikið og hvernig greitt er fyrir tímana.',
  pin: 'Búa til PIN-númer',
  pinNow: 'Strax',
  pinLater: 'Síðar',
  pinHint: 'Það er sýnt einu sinni þegar starfsmanninum hefur verið bætt við.',
  add: 'Bæta starfsmanni við',
  added: '{name} er á listanum.',
  addedWithoutPin: '{name} er á listanum en PIN-númer vantar: búðu það til á þessari síðu.',
  another: 'Bæta öðrum við',
};
