// A good call of an operation as its example shows it: where the example names a record, one of the company stands in its place.
import { randomInt } from 'node:crypto';
import { namesVersion, type Operation } from '@stimpill/api-types';
import type { Tenant } from '../a-tenant.ts';
import type { Call, TestApi } from '../api.ts';
import { describedOperations, type DescribedOperationId } from '../described-apis.ts';

/** A call without the token of a user; a device brings its own. */
export type GoodCall = (api: TestApi, tenant: Tenant) => Call | Promise<Call>;

type Naming = (api: TestApi, tenant: Tenant) => string | Promise<string>;
type Namings = Readonly<Record<string, Naming>>;
type Fields = Readonly<Record<string, unknown>>;

/** No two records have the same name. */
const aNewName = () => `Ný ${randomInt(1_000_000_000_000)}`;

const idOf = async (record: Promise<{ readonly id: string }>) => (await record).id;
const aDevice = ({ given }: TestApi, { users }: Tenant) => given.aDevice(users.manager, { name: 'Kiosk' });
const somebody = ({ given }: TestApi, { company }: Tenant) => given.anEmployee(company);
const anEntry = async (api: TestApi, tenant: Tenant) =>
  api.given.anEntry(await somebody(api, tenant), '2026-03-01T07:00:00Z', '2026-03-01T15:00:00Z');

/** What every company of tests has. */
const OF_COMPANY: Namings = {
  companyId: (_, { company }) => company.id,
  employeeId: (_, { employee }) => employee.id,
  userId: (_, { employee }) => employee.id,
  departmentId: (_, { department }) => department.id,
  projectId: (_, { project }) => project.id,
  subProjectId: (_, { subProject }) => subProject.id,
  payPeriodId: (_, { payPeriod }) => payPeriod.id,
  kindId: (_, { absenceKind }) => absenceKind.id,
  id: (_, { timeOff }) => timeOff.id,
};

/** Made for the call, so that nothing else is changed by it. */
const MADE: Namings = {
  employeeId: (api, tenant) => idOf(somebody(api, tenant)),
  departmentId: ({ given }, { company }) => idOf(given.aDepartment(company, aNewName())),
  projectId: ({ given }, { company }) => idOf(given.aProject(company, { name: aNewName() })),
  payPeriodId: ({ given }, { company }) => idOf(given.aPayPeriod(company, { name: aNewName() })),
  kindId: ({ given }, { company }) => idOf(given.anAbsenceKind(company, { name: aNewName() })),
  ruleSetId: ({ given }, { company }) => idOf(given.aRule(company, { valid_from: '2020-01-01' })),
  runId: ({ given }, { company }) => idOf(given.aPayrollRun(company)),
  serviceAccountId: ({ given }, { company }) => idOf(given.aServiceAccount(company)),
  tabletId: (api, tenant) => idOf(aDevice(api, tenant)),
  incidentId: async (api, tenant) => idOf(api.given.anIncident(await aDevice(api, tenant))),
  reviewId: async (api, tenant) => idOf(api.given.aReviewItem(await somebody(api, tenant))),
  requestId: async (api, tenant) => idOf(api.given.aTimeOff(await somebody(api, tenant))),
  timeEntryId: (api, tenant) => idOf(anEntry(api, tenant)),
};

/** What stands in a body: people and time that are new, and otherwise what the company has. */
const IN_BODY: Namings = {
  ...OF_COMPANY,
  employeeId: (api, tenant) => idOf(somebody(api, tenant)),
  timeEntryId: (api, tenant) => idOf(anEntry(api, tenant)),
};

/**
 * @param beside what the example does not show, or what has to be in a special state; it takes the place of the same fields
 */
export const derived =
  (id: DescribedOperationId, beside: GoodCall = () => ({})): GoodCall =>
  async (api, tenant) => {
    const operation: Operation = describedOperations[id];
    const { params, query, body } = operation.example;
    const said = await beside(api, tenant);
    const inRoute = operation.method === 'GET' ? { ...MADE, ...OF_COMPANY } : { ...OF_COMPANY, ...MADE };
    const call: Call = {
      ...said,
      ...(params && { params: { ...(await named(params, inRoute, [api, tenant])), ...said.params } }),
      ...(query && {
        query: {
          ...(await named(query, OF_COMPANY, [api, tenant])),
          ...(said.query as Record<string, string> | undefined),
        },
      }),
      ...(isFields(body) && {
        body: { ...(await named(asNew(body), IN_BODY, [api, tenant])), ...bodyOf(said) },
      }),
    };
    return namesVersion(operation)
      ? { ...call, headers: await versionOf(operation, call, api, tenant) }
      : call;
  };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const bodyOf = ({ body }: Call): Fields => (isFields(body) ? body : {});
const asNew = (body: Fields): Fields => ('name' in body ? { ...body, name: aNewName() } : body);

type World = readonly [TestApi, Tenant];

/** The same fields, each that names a record (`xId`, or `xIds` for several) with one of `namings`, also where the example names none. */
async function named<Of extends Fields>(fields: Of, namings: Namings, world: World): Promise<Of> {
  const entries = Object.entries(fields).map(async ([name, value]) => [
    name,
    await valueOf(name, value, namings, world),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Of;
}

async function valueOf(name: string, value: unknown, namings: Namings, world: World): Promise<unknown> {
  const naming = namings[name.replace(/Ids$/, 'Id')];
  if (naming !== undefined) return name.endsWith('Ids') ? [await naming(...world)] : await naming(...world);
  return isFields(value) ? await named(value, namings, world) : value;
}

/** As the desk has just read it. */
async function versionOf({ path }: Operation, { params = {} }: Call, api: TestApi, { users }: Tenant) {
  const versioned = Object.values<Operation>(describedOperations).filter((one) => one.versioned === true);
  const reads = versioned
    .filter((one) => one.method === 'GET' && path.startsWith(one.path))
    .sort((one, other) => other.path.length - one.path.length)[0];
  if (reads === undefined) throw new Error(`Nobody reads the version of ${path}.`);
  const { token } = await api.given.aSession(users.owner);
  const { headers } = await api.call(reads.id as DescribedOperationId, { params, token });
  return { 'If-Match': headers.get('ETag') ?? '' };
}
