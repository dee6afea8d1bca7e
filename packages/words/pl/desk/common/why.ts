export const whyWords = {
  nothing: 'Za ten dzień nic nie jest płatne.',
  source: 'Gdzie to zapisano',
  voice: 'Sposób wyjaśnienia',
  forPayroll: 'Dla działu płac',
  forWorker: 'Tak, jak czyta to pracownik',
};
