/** Það sem fólki var sagt um breytingu á tíma þess og hvað það sagði: bæði á skrifstofunni og spjaldtölvunni. */
export const changeWordWords = {
  asked: 'Beðið var um þetta, svo það telst samþykkt',
  agreed: 'Samþykkt {when}',
  notSo: 'Ekki rétt, {when}: „{because}“',
  notSoErased: 'Ekki rétt, {when}',
  noAnswer: 'Sagt frá {when}, ekkert svar',
  notTold: 'Ekki enn sagt frá',
  kept: 'Breytingin stendur. {by}, {when}: „{reason}“',
  corrected: '{by} breytti aftur {when}',
  ended: 'Spurningunni lauk {when}',
  pin: '{by} bjó til PIN-númerið {when}',
  phone: '{by} tengdi símann {when}',
  notCounted: 'Þetta svar gildir ekki: sá sem breytti tímanum veitti líka aðganginn.',
  nobody: 'enginn innskráður',
} as const;
