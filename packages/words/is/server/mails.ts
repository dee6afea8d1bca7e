export const forgottenOutsWords = {
  subject: 'Útstimplun vantar: {count} ({company})',
  stillIn: 'Hér vantar útstimplun:',
  inSince: '{name}: inni frá {when}',
  missingStops: 'Hér vantar útstimplun á undan síðari stimplun:',
  punchedAt: '{name}: stimplun {when}',
  more: 'Og fleira af sama tagi: {count}',
  whatToDo:
    'Tíminn er ekki reiknaður fyrr en búið er að skrá hvenær vinnunni lauk. Spurðu starfsmanninn og skráðu tímann.',
  open: 'Opna Stimpill',
  whyYou:
    'Þessi póstur kemur af því að {company} hefur kveikt á honum og aðeins þegar eitthvað vantar. Eigandi getur slökkt á honum í stillingum fyrirtækisins.',
  moment: '{date} kl. {time}',
};

export const passwordLinkWords = {
  subject: 'Nýtt lykilorð ({company})',
  hello: 'Sæl(l) {name}.',
  asked: 'Beðið var um nýtt lykilorð fyrir aðganginn þinn hjá {company}.',
  invited: 'Þú hefur fengið aðgang að Stimpill hjá {company}. Veldu þér lykilorð til að byrja.',
  choose: 'Velja lykilorð',
  askedLasts: 'Tengillinn virkar einu sinni og í 30 mínútur.',
  invitedLasts: 'Tengillinn virkar einu sinni og í þrjá daga.',
  notYou: 'Ef þú baðst ekki um þetta þarftu ekkert að gera: gamla lykilorðið gildir áfram.',
};

export const addressWords = {
  confirmSubject: 'Staðfestu netfangið þitt ({company})',
  hello: 'Sæl(l) {name}.',
  asked:
    'Þú átt framvegis að skrá þig inn í Stimpill hjá {company} með netfanginu {email}. Það gildir þegar þú hefur staðfest það.',
  confirm: 'Staðfesta netfangið',
  confirmLasts: 'Tengillinn virkar einu sinni og í þrjá daga. Þangað til gildir fyrra netfangið.',
  notForYou: 'Ef þetta er ekki ætlað þér þarftu ekkert að gera.',
  changedSubject: 'Innskráningu þinni var breytt ({company})',
  changed: 'Aðgangurinn þinn hjá {company} er ekki lengur skráður á þetta netfang, heldur á {email}.',
  taken: 'Þetta netfang var tekið af aðganginum þínum hjá {company}.',
  by: 'Sá eða sú sem breytti: {name}.',
  byOperator: 'Rekstraraðili netþjónsins breytti því.',
  allRight: 'Ef þú veist af þessu þarftu ekkert að gera.',
  back: 'Þetta var ekki með mínu samþykki: taka netfangið til baka',
  backLasts:
    'Tengillinn virkar einu sinni og í þrjá daga. Hann endurheimtir þetta netfang, lýkur öllum innskráningum og eyðir því sem bætt var við síðan.',
};
