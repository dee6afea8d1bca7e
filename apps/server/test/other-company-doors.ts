// The part of other-company-calls.ts about signing in.
import { mismatch } from './other-company-records.ts';
import type { Reaches } from './other-company-reach.ts';

export const otherCompanyDoors = {
  getDeskSession: 'names no record',
  startDeskSession: 'names no record',
  readFirstRun: 'names no record',
  previewFirstWeek: 'names no record',
  startFirstPasskey: 'names no record',
  startCompany: 'names no record',
  endDeskSession: 'names no record',
  confirmDeskSession: 'names no record',
  listOwnSessions: 'names no record',
  endOwnSession: [
    {
      says: 'by its session',
      call: ({ desk }, { sessionId }) => ({ desk, params: { sessionId } }),
      status: 404,
      codes: ['session.not_found'],
    },
  ],
  changeOwnLanguage: 'names no record',
  changeOwnPassword: 'names no record',
  makePasswordLink: [
    mismatch(({ desk }, { companyId, employeeId }) => ({
      params: { companyId, employeeId },
      body: {},
      desk,
    })),
    {
      says: 'by its employee',
      call: ({ company, desk }, { employeeId }) => ({
        ...{ params: { companyId: company.id, employeeId }, body: {}, desk },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  askForPasswordLink: 'names no record',
  readPasswordLink: 'names no record',
  redeemPasswordLink: 'names no record',
  readAddressLink: 'names no record',
  confirmAddress: 'names no record',
  readWayBack: 'names no record',
  takeAddressBack: 'names no record',
  startTotp: 'names no record',
  confirmTotp: 'names no record',
  removeTotp: 'names no record',
  renewRecoveryCodes: 'names no record',
  listPasskeys: 'names no record',
  startPasskey: 'names no record',
  addPasskey: 'names no record',
  removePasskey: [
    {
      says: 'by its passkey',
      call: ({ desk }, { passkeyId }) => ({ desk, params: { passkeyId } }),
      status: 404,
      codes: ['passkey.not_found'],
    },
  ],
  startPasskeySignIn: 'names no record',
  finishPasskeySignIn: 'names no record',
  startPasskeyConfirmation: 'names no record',
  confirmWithPasskey: 'names no record',
} as const satisfies Record<string, Reaches>;
