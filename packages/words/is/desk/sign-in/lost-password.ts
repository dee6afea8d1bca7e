export const lostPasswordWords = {
  title: 'Gleymdirðu lykilorðinu?',
  lead: 'Sláðu inn netfangið þitt. Ef aðgangur er til fyrir það kemur tengill í tölvupósti til að velja nýtt lykilorð.',
  email: 'Netfang aðgangsins þíns',
  emailMissing: 'Sláðu inn netfangið þitt, til dæmis nafn@fyrirtaeki.is.',
  submit: 'Senda mér tengil',
  onItsWay:
    'Ef aðgangur er til fyrir netfangið er tengill á leiðinni. Hann virkar einu sinni og í 30 mínútur. Gáðu líka í ruslpóstinn.',
  noMail:
    'Þessi netþjónn sendir ekki tölvupóst. Biddu eiganda fyrirtækisins að búa til tengil handa þér: hann er á síðunni þinni undir Starfsfólk.',
};
