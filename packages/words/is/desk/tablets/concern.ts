export const concernWords = {
  silent: {
    says: 'Hefur ekki látið vita af sér síðan {since}',
    toDo: 'Hún gæti geymt stimplanir. Athugaðu hvort hún hafi rafmagn og netsamband. Ef hún er glötuð skaltu taka hana úr notkun.',
  },
  holds: {
    says: 'Stimplanir í bið: {count}, samkvæmt henni sjálfri {saidAt}',
    toDo: 'Hún skilar þeim sjálf þegar hún nær sambandi við netþjóninn. Ef talan lækkar ekki skaltu vista þær í skrá á síðu yfirmanns í henni.',
  },
  storageLow: {
    says: 'Nær ekkert laust pláss: {freeMiB} MiB',
    toDo: 'Eyddu forritum eða myndum af spjaldtölvunni.',
  },
  storageNotKept: {
    says: 'Vafrinn gæti eytt stimplunum sem ekki hefur verið skilað',
    toDo: 'Settu forritið upp á spjaldtölvunni eða bættu því á heimaskjáinn.',
  },
  alarm: {
    says: 'Hún segir: „{text}“',
    toDo: 'Opnaðu síðu yfirmanns í henni.',
  },
  older: {
    says: 'Útgáfa {version} af forritinu er eldri en netþjónninn',
    toDo: 'Endurhladdu síðuna á spjaldtölvunni á meðan hún er í netsambandi.',
  },
  incidents: {
    chain_shortened: {
      says: 'Stimplunum var eytt af henni',
      toDo: 'Spyrðu hver var á staðnum og bættu við því sem vantar.',
    },
    missing_sequences: {
      says: 'Stimplunarnúmer vantar',
      toDo: 'Þau berast af sjálfu sér ef spjaldtölvan á þau enn.',
    },
    mismatch: {
      says: 'Hún sendi stimplun með númeri sem hefur annað innihald',
      toDo: 'Berðu númerið saman við listann á síðu yfirmanns í henni.',
    },
    unreadable: {
      says: 'Hún sendi gögn sem ekki er hægt að lesa sem stimplun',
      toDo: 'Flettu númerinu upp á síðu yfirmanns í henni og spyrðu hver var á staðnum.',
    },
    broken_chain: {
      says: 'Hún sendi stimplanir sem stemma ekki við undirskriftina',
      toDo: 'Skoðaðu þessar stimplanir meðal opinna spurninga áður en þú samþykkir þær.',
    },
    clock_set: {
      says: 'Klukkunni í henni var breytt',
      toDo: 'Láttu spjaldtölvuna stilla tímann sjálfa og skoðaðu stimplanir þess dags.',
    },
    other: {
      says: 'Eitthvað kom fyrir hana',
      toDo: 'Skoðaðu spjaldtölvuna og spyrðu hver var á staðnum.',
    },
  },
};
