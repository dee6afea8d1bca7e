import { describe, expect, it } from 'vitest';
import { errorCodesOf, type Auth, type Operation } from './operation.ts';
import { operations } from './operations.ts';
import { stationOperations } from './private/index.ts';

const TOKEN_CODES: Record<Auth, readonly string[]> = {
  none: [],
  user: ['auth.token_missing', 'auth.token_invalid', 'auth.token_expired', 'auth.session_revoked'],
  device: ['auth.token_missing', 'auth.token_invalid', 'kiosk.device_revoked'],
  employeeSession: [
    'auth.token_missing',
    'auth.token_invalid',
    'kiosk.device_revoked',
    'kiosk.employee_token_invalid',
    'kiosk.employee_token_expired',
  ],
  station: [
    'auth.token_missing',
    'auth.token_invalid',
    'kiosk.device_revoked',
    'station.key_missing',
    'station.signature_invalid',
    'station.signature_expired',
  ],
  stationEmployee: [
    'auth.token_missing',
    'auth.token_invalid',
    'kiosk.device_revoked',
    'station.key_missing',
    'station.signature_invalid',
    'station.signature_expired',
    'kiosk.employee_token_invalid',
    'kiosk.employee_token_expired',
  ],
  ownPage: ['auth.request_forged', 'auth.connection_not_secure'],
  phone: ['auth.token_missing', 'auth.request_forged', 'phone.unknown', 'phone.turned_off'],
  openPhone: [
    'auth.token_missing',
    'auth.request_forged',
    'phone.unknown',
    'phone.turned_off',
    'phone.locked',
  ],
  desk: ['auth.token_missing', 'auth.session_revoked', 'auth.request_forged', 'auth.factor_demanded'],
  manage: [
    'auth.token_missing',
    'auth.token_invalid',
    'auth.token_expired',
    'auth.session_revoked',
    'auth.request_forged',
    'auth.factor_demanded',
  ],
};

describe('the error codes of an operation', () => {
  it.each(Object.entries(TOKEN_CODES))('follow from who may call: %s', (auth, codes) => {
    const { getHealth } = operations;

    expect(errorCodesOf({ ...getHealth, auth: auth as Auth })).toEqual([
      'rate.limited',
      ...codes,
      'server.error',
      'server.unavailable',
    ]);
  });

  it('do not ask for a factor where one is added', () => {
    const codes = errorCodesOf({ ...operations.getHealth, auth: 'desk', withoutFactor: true });

    expect(codes).not.toContain('auth.factor_demanded');
  });

  it('come in the order of the checks', () => {
    expect(errorCodesOf({ ...operations.partnerPunch, feature: 'enableProjects' })).toEqual([
      'rate.limited',
      ...TOKEN_CODES.user,
      'auth.company_mismatch',
      'auth.role_not_allowed',
      'company.feature_disabled',
      'request.malformed_json',
      'request.too_large',
      'request.unsupported_media_type',
      'request.invalid',
      'employee.not_found',
      'punch.project_required',
      'project.not_found',
      'punch.already_clocked_in',
      'punch.not_clocked_in',
      'punch.overlaps_entry',
      'server.error',
      'server.unavailable',
    ]);
  });

  it('contain no code for faulty input where an operation takes no input', () => {
    expect(errorCodesOf(operations.getHealth)).not.toContain('request.invalid');
    expect(errorCodesOf(operations.listHolidays)).toContain('request.invalid');
    expect(errorCodesOf(operations.listHolidays)).not.toContain('request.malformed_json');
  });

  it('are those of the company only where the route names it', () => {
    expect(errorCodesOf(operations.listHolidays)).not.toContain('auth.company_mismatch');
    expect(errorCodesOf(operations.listUsers)).toContain('auth.company_mismatch');
  });

  it('refuse a device that signs, and other addresses, where a token alone is enough, once the tokens are good', () => {
    const codes = errorCodesOf(operations.kioskPunch);

    const from = codes.indexOf('kiosk.employee_token_expired') + 1;
    expect(codes.slice(from, from + 3)).toEqual([
      'kiosk.signature_required',
      'company.ip_not_allowed',
      'request.malformed_json',
    ]);
    expect(errorCodesOf(stationOperations.authenticateStationPin)).not.toContain('kiosk.signature_required');
  });

  it('ask for a confirmation after the role and before the input', () => {
    const codes = errorCodesOf({ ...operations.partnerPunch, freshFactor: true });

    const at = codes.indexOf('auth.confirmation_needed');
    expect([codes[at - 1], codes[at + 1]]).toEqual(['auth.role_not_allowed', 'request.malformed_json']);
  });

  it('are about the version of a record only where a call changes or removes it', () => {
    const codesOf = (method: Operation['method']) =>
      errorCodesOf({ ...operations.getUser, method, versioned: true });
    const ofVersions = ['request.version_missing', 'record.changed_meanwhile'];

    expect(codesOf('PUT')).toEqual(expect.arrayContaining(ofVersions));
    expect(codesOf('DELETE')).toEqual(expect.arrayContaining(ofVersions));
    expect(codesOf('GET')).toEqual(errorCodesOf(operations.getUser));
  });

  it('allow a station that asks for the time to sign with any time', () => {
    expect(errorCodesOf(stationOperations.getServerTime)).not.toContain('station.signature_expired');
    expect(errorCodesOf(stationOperations.getServerTime)).toContain('station.signature_invalid');
  });
});
