// A change makes old each read that shows a part of the record which it changes, and a page asks no other read again. So of whatever is read
// before and after a change, only what names a part of the change may differ.
import type { Operation } from '@stimpill/api-types';
import { manageOperations, type ManageOperationId } from '@stimpill/api-types/manage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTenant, type Tenant } from '../a-tenant.ts';
import type { Call } from '../api.ts';
import { aUsedCall, type UsedCall } from './a-used-call.ts';
import { signedGoodCall } from './good-calls.ts';
import { startPatientApi, type PatientCaller } from './patient-caller.ts';

/** Why a read is not held against changes. */
const NOT_ASKED: Partial<Readonly<Record<ManageOperationId, string>>> = {
  exportPerson: 'a file, at a press',
  exportChanges: 'a file, at a press',
  getPayrollRunFile: 'a file, at a press',
  makeStatements: 'a file, at a press',
  previewPayrollRun: 'asked anew each time it is opened',
  tryReviewTime: 'asked anew each time it is opened',
  lookAtPunchPhoto: 'asked at a press, and forgotten once it is closed',
  listOwnSessions: 'the newest use of a session stands first, and reading is one',
};

/** What something would do to the days of somebody: with the same parts, and calculated as, `explainDay`. */
const isEffect = ({ method, shows }: Operation) =>
  method === 'POST' && shows === manageOperations.explainDay.shows;

const NOT_TRIED: Partial<Readonly<Record<ManageOperationId, string>>> = {
  startCompany: 'only on a server without a company',
};

/**
 * Until when the session of whoever reads lasts, which reading changes; and what comes with the session, last of all, and is kept by the page as
 * an answer of `getDeskFrame`, which is held against each change.
 */
const BESIDE_THE_POINT = /"idleEndsAtUtc":"[^"]*"|"frame":.*/gs;

const all: readonly Operation[] = Object.values(manageOperations);
const idOf = ({ id }: Operation) => id as ManageOperationId;
/** Pages behind a link show nothing else. */
const reads = all.filter(
  (one) => one.shows && !isEffect(one) && one.auth !== 'ownPage' && NOT_ASKED[idOf(one)] === undefined,
);
/** What changes no part begins something that another call ends. */
const changes = all.filter((one) => one.changes?.length && NOT_TRIED[idOf(one)] === undefined);

let caller: PatientCaller;
let tenant: Tenant;
let tried = 0;
const readCalls = new Map<ManageOperationId, Call>();

beforeAll(async () => {
  caller = await startPatientApi();
});
afterAll(() => caller.api.stop());

/** Each change brings people, and reads of all of them take longer each time. */
beforeEach(async () => {
  if (tried++ % 8 === 0) await startAnotherCompany();
});

async function startAnotherCompany() {
  tenant = await aTenant(caller.api);
  await caller.api.given.aRule(tenant.company);
  for (const id of reads.map(idOf)) readCalls.set(id, await signedGoodCall(caller.api, tenant, id));
}

const pick = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? '']));

/** Asks for the records that the change is about, where it is about such. */
async function read(id: ManageOperationId, { about, records }: UsedCall, desk: string): Promise<string> {
  const { token: _, ...call } = readCalls.get(id) ?? {};
  const ofThem = JSON.parse(JSON.stringify(call).replaceAll(tenant.employee.id, about.id)) as Call;
  const ofRoute = Object.keys(ofThem.params ?? {}).filter((name) => records[name] !== undefined);
  const params = { ...ofThem.params, ...pick(records, ofRoute) };
  const { status, text } = await caller.send(id, { ...ofThem, params, desk });
  return `${status} ${text.replace(BESIDE_THE_POINT, '')}`;
}

it.each(changes)('$id changes nothing that a read shows which names no part of it', async (change) => {
  const others = reads.filter(({ shows = [] }) => !shows.some((part) => change.changes?.includes(part)));
  const used = await aUsedCall(caller.api, tenant, idOf(change));
  const { token: desk } = await caller.api.given.aDeskSession(tenant.users.owner);
  const before = new Map<string, string>();
  for (const one of others) before.set(one.id, await read(idOf(one), used, desk));

  const { status } = await caller.send(idOf(change), used.call);

  expect(status).toBeLessThan(300);
  const differ: string[] = [];
  for (const one of others)
    if ((await read(idOf(one), used, desk)) !== before.get(one.id)) differ.push(one.id);
  expect(differ).toEqual([]);
});
