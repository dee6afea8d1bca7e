// What an operator sees of mail: the mail that tries the settings, and the doctor.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailRow } from '#database/tables/installation.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer.ts';

let cli: TestCommandLine;
let peer: SmtpPeer;
beforeEach(async () => {
  cli = await startCommandLine();
  peer = await startSmtpPeer({ user: 'stimpill', password: 'p@ss' });
});
afterEach(async () => {
  await peer.stop();
  await cli.stop();
});

const envWith = (password: string) => ({
  ...cli.env,
  SMTP_URL: `smtp://stimpill:${encodeURIComponent(password)}@127.0.0.1:${peer.settings.smtp.port}`,
  MAIL_FROM: 'Stimpill <clock@example.is>',
  PUBLIC_ORIGIN: 'https://clock.example.is',
});
type Finding = { readonly check: string; readonly state: string; readonly message: string };
async function findingOf(check: string, env = cli.env): Promise<Finding | undefined> {
  const { out } = await cli.run(['doctor', '--json'], '', env);
  return (JSON.parse(out) as Finding[]).find((finding) => finding.check === check);
}

describe('stimpill mail test', () => {
  it('sends a mail at once, and names it', async () => {
    const { code, out } = await cli.run(['mail', 'test', 'anna@example.is'], '', envWith('p@ss'));

    expect(code).toBe(0);
    expect(peer.received).toMatchObject([{ to: ['anna@example.is'] }]);
    expect(peer.received[0]?.text).toContain('https://clock.example.is/desk/');
    expect(out).toContain(peer.received[0]?.headers.get('message-id'));
  });

  it('says what is wrong, without the password', async () => {
    const { code, err } = await cli.run(['mail', 'test', 'anna@example.is'], '', envWith('hunter2'));

    expect([code, err]).toEqual([
      1,
      'The mail server did not take a mail (EAUTH 535). It does not know the user and password of SMTP_URL. Nothing was sent.\n',
    ]);
  });

  it('says so where no mail server is set', async () => {
    const { code, err } = await cli.run(['mail', 'test', 'anna@example.is']);

    expect(code).toBe(3);
    expect(err).toContain('SMTP_URL is not set');
  });
});

describe('the doctor', () => {
  it('looks whether the mail server lets us in', async () => {
    expect(await findingOf('mail server')).toMatchObject({ state: 'ok' });
    expect(await findingOf('mail server', envWith('p@ss'))).toMatchObject({ state: 'ok' });
    const refused = await findingOf('mail server', envWith('hunter2'));

    expect(refused).toMatchObject({ state: 'warning' });
    expect(refused?.message).toContain('EAUTH 535');
    expect(refused?.message).not.toContain('hunter2');
    expect(peer.received).toEqual([]);
  });

  it('warns for seven days of mails that could not be sent, and why', async () => {
    const anna = await cli.given.anEmployee(await cli.given.aCompany());
    expect(await findingOf('mail')).toMatchObject({ state: 'ok' });
    await cli.database.database.knex<MailRow>('mails').insert({
      ...{ company_id: anna.company_id, id: anna.id, employee_id: anna.id, queued_at: 1 },
      ...{ purpose: 'forgotten clock-outs', outcome: 'refused', fault: 'EENVELOPE 550' },
      ended_at: cli.time.clock(),
    });

    const told = await findingOf('mail');
    cli.time.advance({ hours: 24 * 7, ms: 1 });

    expect(told).toMatchObject({ state: 'warning' });
    expect(told?.message).toContain('1 mails of the last seven days could not be sent');
    expect(told?.message).toContain('EENVELOPE 550');
    expect(await findingOf('mail')).toMatchObject({ state: 'ok' });
  });

  it('warns of jobs that fail', async () => {
    expect(await findingOf('jobs')).toMatchObject({ state: 'ok' });
    await cli.database.database.knex('jobs').insert({
      ...{ id: 'a', kind: 'mail', details: '{}', due_at: 1, give_up_at: 2, last_fault: 'ETIMEDOUT' },
    });

    expect(await findingOf('jobs')).toMatchObject({ state: 'warning' });
  });
});
