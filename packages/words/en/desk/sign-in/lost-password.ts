export const lostPasswordWords = {
  title: 'Forgot your password?',
  lead: 'Type your e-mail. If there is an account for it, a link to choose a new password comes by mail.',
  email: 'E-mail of your account',
  emailMissing: 'Type your e-mail, such as name@company.is.',
  submit: 'Send me a link',
  onItsWay:
    'If there is an account for it, a link is on its way. It works once, for 30 minutes. Check your spam folder too.',
  noMail:
    'This server sends no mail. Ask an owner of the company to make a link for you: they find it on your page under People.',
} as const;
