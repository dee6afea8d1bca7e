/** What stands on a slip of paper with a PIN. */
export const pinSlipWords = {
  title: 'Your PIN',
  steps: ['Touch the tablet.', 'Touch your name.', 'Type your PIN.'],
  keep: 'Learn it and throw this slip away. Tell it to nobody.',
  print: 'Print this page, cut it along the lines, and delete the file. The PINs stand nowhere else.',
} as const;

/** What stands in a company by itself, until somebody names it otherwise. */
export const companyWords = {
  erased: 'Erased person',
  month: 'Month',
  departments: ['Kitchen', 'Dining room'],
  holidayPay:
    'By law 30/1987, article 7, holiday pay is reckoned from all wages: fixed pay, premiums, overtime, piece work and other irregular payments, unless an agreement says that one is exempt, as agreements do of the holiday bonus.',
} as const;

/** What is not known about a file of a payroll system. */
export const profileWords = {
  textForm: 'The separator, the decimal mark and the encoding are not published. Try it with a few people.',
  kjarni:
    'The headings are Kjarni’s technical field names (Ctrl+F8 shows them). They are not published: enter them.',
  h3: 'The order of the columns is not published. Compare it with the template of your company in H3.',
  businessCentral:
    'Neither Rue de Net nor Wise has published which columns its payroll reads. So this is a plain table: enter headings and order as your import has them, and try it with a few people.',
  businessCentralItems:
    'With Rue de Net wage items 000-899 are those of the system and 900-999 your own; those that take hours carry the mark of time registration.',
} as const;
