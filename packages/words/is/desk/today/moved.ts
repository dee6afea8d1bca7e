export const movedWords = {
  title: 'Samþykktar mínútur kæmu öðruvísi út',
  lead: 'Eitthvað var leiðrétt sem þessir dagar fara eftir. Þeir greiðast eins og samþykkt var þar til samþykkt er aftur.',
  since: 'Síðan {at}',
  approve: 'Samþykkja aftur',
  askOwner: 'Eigandi samþykkir þetta: {names}',
};
