/** Það sem aðeins síðan í síma starfsmanns segir. */
export const ownPageWords = {
  parts: 'Hlutar síðunnar',
  recordPart: 'Skráning',
  phonesPart: 'Símar',
  lockPart: 'Læsa',
  opening: 'Augnablik',
  old: 'Ekki tókst að sækja aftur: þetta er frá kl. {time}.',
  toStart: 'Á upphafssíðu',
  claim: {
    title: 'Sláðu þessa tvo tölustafi inn á spjaldtölvunni',
    reading: 'Les kóðann',
    left: 'Tími eftir: {time}',
    stays: 'Hafðu síðuna opna þar til spjaldtölvan segir að símanum hafi verið bætt við.',
    used: {
      title: 'Þessi kóði gildir ekki lengur',
      text: 'Hann hefur verið notaður eða mínúturnar tvær eru liðnar. Engu var bætt við.',
    },
    taken: {
      title: 'Annar sími las þennan kóða á undan',
      text: 'Þessum síma var ekki bætt við. Ef þú átt ekki hinn símann skaltu láta yfirmann vita.',
    },
    expired: { title: 'Mínúturnar tvær eru liðnar', text: 'Þessum síma var ekki bætt við.' },
    wrong: { title: 'Aðrir tölustafir voru slegnir inn á spjaldtölvunni', text: 'Engum síma var bætt við.' },
    foreign: {
      title: 'Þetta er ekki kóði úr spjaldtölvu',
      text: 'Lestu kóðann sem spjaldtölvan sýnir.',
    },
  },
  outside: {
    none: {
      title: 'Þessum síma hefur ekki verið bætt við',
      text: 'Hér lest þú tímana þína og skráninguna þína.',
    },
    ended: {
      title: 'Þessi sími er ekki lengur með',
      text: 'Hann sýnir ekkert lengur. Spjaldtölvan sýnir skráninguna þína eins og áður.',
    },
    turnedOff: {
      title: 'Fyrirtækið hefur slökkt á símum',
      text: 'Spjaldtölvan sýnir þér það sama.',
    },
    how: 'Svona bætir þú honum við',
    stepName: 'Finndu nafnið þitt á spjaldtölvunni og opnaðu „{hours}“ með PIN-númerinu.',
    stepPhone: 'Snertu „{phone}“. Spjaldtölvan sýnir kóða.',
    stepRead: 'Lestu hann með myndavélinni í þessum síma.',
    desk: 'Ef þú skráir þig inn á skrifborðið er síma ekki bætt við með PIN-númerinu þínu. Spjaldtölvan sýnir skráninguna þína.',
  },
  left: 'Þú vinnur ekki lengur hér. Skráningin þín er læsileg hér eins lengi og hún er geymd.',
  pinAgain: 'Reyndu aftur.',
  failures: {
    offline: 'Ekkert samband. Reyndu aftur þegar netsamband er komið.',
    timedOut: 'Ekkert svar barst í tæka tíð. Reyndu aftur.',
    broken: 'Eitthvað er að hjá þjóninum. Reyndu aftur eftir smástund.',
    busy: 'Of margar tilraunir. Bíddu aðeins og reyndu svo aftur.',
    notSecure: 'Þetta vistfang er ekki með örugga tengingu og því sést ekkert hér. Láttu yfirmann vita.',
    locked: 'Sláðu PIN-númerið inn aftur.',
    gone: 'Þessi sími var þegar farinn út.',
    hasLeft: 'Þú vinnur ekki lengur hér og getur því ekki svarað hér. Talaðu við fyrirtækið.',
    other: 'Þjónninn hafnaði þessu ({code}).',
  },
  phones: {
    title: 'Símarnir mínir',
    lead: 'Hver sem opnar einhvern þeirra með PIN-númerinu þínu les skráninguna þína.',
    failed: 'Ekki tókst að sækja símana.',
    thisOne: 'Þessi sími',
    removeThat: 'Fjarlægja {phone}',
    endThis: 'Ekki minn sími: fjarlægja hann',
    endThisQuestion:
      'Fjarlægja þennan síma? Hann sýnir þá ekkert lengur og geymir ekkert. Skráningin er áfram á spjaldtölvunni.',
  },
  day: {
    others: 'Annað en vinna',
    none: 'Ekkert er skráð þennan dag.',
  },
  statement: {
    make: 'Yfirlit sem PDF',
    making: 'Yfirlitið er búið til',
    done: 'Yfirlitið er meðal niðurhalaðra skráa í símanum.',
    failed: 'Yfirlitið var ekki búið til.',
  },
} as const;
