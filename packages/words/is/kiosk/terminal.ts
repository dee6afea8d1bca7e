export const terminalWords = {
  terminalOffer: 'Nota án skráningar',
  terminalText:
    'Fólk stimplar þá með lykilorði sínu að vefnum og aðeins þegar samband er. Ekkert er geymt til síðari sendingar. Skráð spjaldtölva er betri.',
  terminalKept:
    '{punches} {punches|one:fyrri stimplun verður|other:fyrri stimplanir verða} eftir í spjaldtölvunni án þess að fara til netþjónsins. Farðu til baka og skráðu spjaldtölvuna hjá sama fyrirtæki til að senda {punches|1:hana|other:þær}.',
  terminalCompany: 'Auðkenni fyrirtækisins',
  terminalCompanyHint: 'Úr kerfinu, eða opnaðu tengilinn sem fyrirtækið fékk.',
  terminalCompanyWrong:
    'Þetta er ekki auðkenni fyrirtækis. Það lítur svona út: 6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70.',
  terminalStart: 'Nota sem sameiginlega spjaldtölvu',
  ownPassword: 'Lykilorðið þitt',
  ownPasswordHint: 'Sama lykilorð og á vefnum',
  ownPasswordMissing: 'Sláðu inn lykilorðið þitt.',
  ownPasswordWrong: 'Lykilorðið passar ekki við nafnið. Reyndu aftur. Ekkert var skráð.',
};
