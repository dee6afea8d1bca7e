import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startSummary } from './start-summary.ts';

const login = (name: string) => ({ email: `${name}@example.is`, password: `${name}-password` });

const demo = {
  companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
  companyName: 'Kaffihús Norður ehf.',
  owner: login('owner'),
  manager: login('manager'),
  accountant: login('accountant'),
  service: login('service'),
  employees: [
    { id: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01', displayName: 'Þórunn Ósk Ægisdóttir', pin: '4821' },
    { id: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d02', displayName: 'Jón Atli', pin: '0007' },
  ],
};

const settings = (env: Record<string, string>) => ({ ...readConfig(env), certificate: null });

const summary = (env: Record<string, string>, engine: 'sqlite' | 'postgresql' = 'sqlite') =>
  startSummary(settings(env), engine, { demo: null, firstRunToken: null });

describe('the summary of a start', () => {
  it('tells where everything is', () => {
    const text = summary({ PORT: '8123', DATA_DIR: '/var/lib/stimpill' });

    expect(text).toContain('http://127.0.0.1:8123/\n');
    expect(text).toContain('http://127.0.0.1:8123/api/v1\n');
    expect(text).toContain('SQLite in /var/lib/stimpill\n');
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'http://localhost:8080/api/v1'],
    [{ HOST: '::' }, 'http://localhost:8080/api/v1'],
    [{ HOST: '::1' }, 'http://[::1]:8080/api/v1'],
    [{ HOST: '10.0.0.5', TLS_CERT_FILE: '/c', TLS_KEY_FILE: '/k' }, 'https://10.0.0.5:8080/api/v1'],
  ])('writes the address of %j so that it can be opened', (env, address) => {
    expect(summary(env)).toContain(address);
  });

  it('says for which names the certificate is good, and until when', () => {
    const certificate = {
      ...{ cert: Buffer.alloc(0), key: Buffer.alloc(0), names: ['clock.example.is', '192.0.2.1'] },
      ...{ beginsAt: Date.UTC(2026, 10, 24), endsAt: Date.UTC(2027, 1, 22) },
    };
    const text = startSummary({ ...settings({}), certificate }, 'sqlite', {
      demo: null,
      firstRunToken: null,
    });

    expect(text).toContain('  Certificate    for clock.example.is, 192.0.2.1, until 2027-02-22\n');
    expect(summary({})).not.toContain('Certificate');
  });

  it('warns of plain HTTP only where others can reach the server', () => {
    const warning = 'This address is plain HTTP.';

    expect(summary({ HOST: '0.0.0.0' })).toContain(warning);
    expect(summary({ HOST: '192.168.1.20' })).toContain(warning);
    expect(summary({})).not.toContain(warning);
    expect(summary({ HOST: '0.0.0.0', TLS_CERT_FILE: '/c', TLS_KEY_FILE: '/k' })).not.toContain(warning);
  });

  it('names PostgreSQL without its address, user or password', () => {
    const text = summary({ DATABASE_URL: 'postgresql://me:hunter2@db.example.is/x' }, 'postgresql');

    expect(text).toContain('PostgreSQL\n');
    expect(text).not.toMatch(/hunter2|db\.example\.is/);
  });

  it('tells how to try the demo: its manager, and people with their PINs and ids', () => {
    const text = startSummary(settings({}), 'sqlite', { demo, firstRunToken: null });

    for (const part of ['Kaffihús Norður ehf.', demo.companyId, 'manager@example.is', 'manager-password']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/ {2}4821 {2}Þórunn Ósk Ægisdóttir +0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01\n/);
    expect(text).toMatch(/ {2}0007 {2}Jón Atli +0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d02\n/);
  });

  it('ends with the next step, ready to be pasted: the tablet, a punch, and reading it back', () => {
    const [, next = ''] = startSummary(settings({}), 'sqlite', { demo, firstRunToken: null }).split(
      '  Next\n',
    );

    expect(next).toContain('1. Open http://127.0.0.1:8080/ ');
    expect(next).toContain('Þórunn Ósk Ægisdóttir, 4821');
    expect(next).toContain(`-d '{"email":"manager@example.is","password":"manager-password"}'`);
    expect(next).toContain(`employeeId=${demo.employees[0]?.id ?? ''}&`);
    expect(next.trimEnd()).toMatch(/-H "Authorization: Bearer \$TOKEN"$/);
  });

  it('begins with the link of the first run where there is no company, at the address that people use', () => {
    const text = (env: Record<string, string>) =>
      startSummary(settings(env), 'sqlite', { demo: null, firstRunToken: 'sfr_x' });

    expect(text({})).toContain('  http://127.0.0.1:8080/desk/first-run#sfr_x\n');
    expect(text({ PUBLIC_ORIGIN: 'https://timi.example.is' })).toContain(
      '  https://timi.example.is/desk/first-run#sfr_x\n',
    );
    expect(text({}).indexOf('sfr_x')).toBeLessThan(text({}).indexOf('API'));
    expect(summary({})).not.toContain('/desk/first-run');
  });

  it('tells the sign-ins of the demo beside the address of the desk, before everything else', () => {
    const text = startSummary(settings({}), 'sqlite', { demo, firstRunToken: null });
    const [, first = ''] = text.split('Desk ');

    expect(first).toMatch(/^.*\/desk\/\n +owner +owner@example.is +owner-password\n/);
    expect(text.indexOf('/desk/')).toBeLessThan(text.indexOf('Kiosk'));
  });

  it('says nothing of a demo where there is none', () => {
    expect(summary({ DATA_DIR: '/srv/stimpill' })).not.toMatch(/demo|password|PIN/i);
  });
});
