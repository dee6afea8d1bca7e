// What to do with a trial certificate, in the order in which it is done. Docs: tablets.md.

export type TrialFiles = {
  readonly certFile: string;
  readonly keyFile: string;
  readonly authorityFile: string;
};

export function trialSteps({ certFile, keyFile, authorityFile }: TrialFiles, address: string): string {
  return `
1. The server. Set these, for example in the file .env, and start it again (a demo also with DEMO=1):
     HOST=0.0.0.0
     TLS_CERT_FILE=${certFile}
     TLS_KEY_FILE=${keyFile}
2. Every tablet must trust ${authorityFile}. Bring that file there, by cable or mail, and open it.
   iPad      Settings, "Profile Downloaded", Install. Then Settings, General, About, Certificate Trust Settings: switch it on.
   Android   Settings, Security, Encryption and credentials, Install a certificate, CA certificate. Choose the file.
   The names in the settings differ between makers and versions.
3. Open ${address} on the tablet. If the browser warns, step 2 is not done: do not go on past the warning, since
   without trust the tablet has no offline use.

This is for a trial. For real use get a certificate that tablets trust by themselves: a name of your own with Let's Encrypt.
`;
}
