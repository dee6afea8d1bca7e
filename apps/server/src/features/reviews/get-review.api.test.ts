import type { ReviewCase } from '@stimpill/api-types/manage';
import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aDoubtfulPunch } from '../../../test/a-doubtful-punch.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { PIN } from '../../../test/given.ts';
import { aTablet } from '../../../test/tablet.ts';

const world = companyWorld('getReview');

const inRoute = (reviewId: string) => ({ companyId: world.tenant.company.id, reviewId });
const read = async (reviewId: string, role: 'owner' | 'manager' = 'owner') =>
  (await world.call({ role, params: inRoute(reviewId) })).data;
const hoursAgo = (hours: number) => new Date(world.api.time.clock() - hours * 3_600_000).toISOString();
const somebody = () => world.api.given.anEmployee(world.tenant.company, { pin: PIN });
const choiceOf = ({ choices }: ReviewCase, key: string) => choices.find((choice) => choice.key === key)!;

async function aDraft(employee: EmployeeRow) {
  return await world.api.given.anEntry(employee, hoursAgo(9), hoursAgo(1), { is_draft: true });
}

describe('200', () => {
  it('shows the day with its entries, shifts and punches, and how sure the time of a punch is', async () => {
    const employee = await somebody();
    const entry = await world.api.given.anEntry(employee, hoursAgo(2), null);
    const type = await world.api.given.aShiftType(world.tenant.company);
    await world.api.given.aShift(type, hoursAgo(2), hoursAgo(1), { employee_id: employee.id });
    const { id, punch_id } = await aDoubtfulPunch(world, employee);

    const found = await read(id);

    expect(found).toMatchObject({
      id,
      kind: 'punch',
      reason: 'pin_failed',
      proposedAtUtc: hoursAgo(1),
      day: {
        entries: [{ id: entry.id, endAtUtc: null }],
        shifts: [{ startAtUtc: hoursAgo(2), endAtUtc: hoursAgo(1) }],
        punches: [{ punchId: punch_id, action: 'stop', door: 'station', timeGrade: 'A', photo: 'none' }],
      },
    });
    const [punch] = found.day!.punches;
    expect(punch!.earliestAtUtc! <= punch!.atUtc && punch!.atUtc <= punch!.latestAtUtc!).toBe(true);
  });

  it('shows of each choice what it changes in pay, and changes nothing', async () => {
    const employee = await somebody();
    await world.api.given.anEntry(employee, hoursAgo(2), null);
    const { id } = await aDoubtfulPunch(world, employee);
    const type = await world.api.given.aShiftType(world.tenant.company);
    await world.api.given.aShift(type, hoursAgo(2), hoursAgo(1), { employee_id: employee.id });

    const found = await read(id);

    expect(choiceOf(found, 'accept').effect).toMatchObject({
      workedMinutesBefore: 0,
      workedMinutesAfter: 120,
    });
    expect(choiceOf(found, 'acceptAt').effect).toMatchObject({ workedMinutesAfter: 60 });
    expect(choiceOf(found, 'reject').effect).toMatchObject({ workedMinutesAfter: 0, lines: [] });
    expect(await read(id)).toEqual(found);
  });

  it('says why a choice would be refused', async () => {
    const { id } = await aDoubtfulPunch(world, await somebody());

    const accepting = choiceOf(await read(id), 'accept');

    expect(accepting).toMatchObject({ effect: null, refusal: { code: 'punch.does_not_fit' } });
  });

  it('says that nobody decides their own time', async () => {
    const { id } = await world.api.given.aReviewItem(world.tenant.users.manager, { reason: 'missing_stop' });

    const { choices } = await read(id, 'manager');

    expect(new Set(choices.map(({ refusal }) => refusal?.code))).toEqual(new Set(['auth.own_time']));
  });

  it('lets a draft be accepted, with the effect that accepting it has', async () => {
    const { id } = await aDraft(await somebody());

    const shown = choiceOf(await read(id), 'acceptDraft');
    const { endAtUtc, startAtUtc, breaks, kind, projectId, subProjectId, isDraft } = shown.entry!;
    const entry = { endAtUtc, startAtUtc, breaks, kind, projectId, subProjectId, isDraft };
    const made = await world.ask('findCorrectionEffect', { body: { timeEntryId: id, entry } });

    expect(shown).toMatchObject({ needs: [], effect: { workedMinutesAfter: 480 } });
    expect(shown.effect).toEqual(made.data);
  });

  it('proposes the end of the shift for a forgotten clock-out', async () => {
    const employee = await somebody();
    const { id } = await world.api.given.anEntry(employee, hoursAgo(14), null);
    const type = await world.api.given.aShiftType(world.tenant.company);
    await world.api.given.aShift(type, hoursAgo(14), hoursAgo(6), { employee_id: employee.id });

    const found = await read(id);

    expect(found).toMatchObject({ kind: 'forgottenOut', proposedAtUtc: hoursAgo(6) });
    expect(choiceOf(found, 'setEnd')).toMatchObject({
      atUtc: hoursAgo(6),
      entry: { endAtUtc: hoursAgo(6) },
      effect: { workedMinutesAfter: 480 },
    });
  });

  it('asks for the time where nothing proposes one', async () => {
    const { id } = await world.api.given.anEntry(await somebody(), hoursAgo(14), null);

    expect(choiceOf(await read(id), 'setEnd')).toMatchObject({
      needs: ['atUtc', 'reason'],
      entry: null,
      effect: null,
    });
  });

  it('tells what was decided about that day before, by whom and why', async () => {
    const employee = await somebody();
    const entry = await world.api.given.anEntry(employee, hoursAgo(14), null);
    const before = await world.api.given.aReviewItem(employee, { time_entry_id: entry.id });
    const params = inRoute(before.id);
    await world.ask('settleReview', { params, body: { decision: 'accept', reason: 'Hann var hér' } });

    const { earlier } = await read(entry.id);

    expect(earlier).toMatchObject([
      {
        reviewId: before.id,
        decision: 'accept',
        by: world.tenant.users.owner.display_name,
        note: 'Hann var hér',
      },
    ]);
  });

  it('says of a settled one how and by whom it was settled, and offers no choice any more', async () => {
    const item = await world.api.given.aReviewItem(await somebody());
    const params = inRoute(item.id);
    await world.ask('settleReview', { params, body: { decision: 'accept', reason: 'Hún var hér' } });

    const found = await read(item.id, 'manager');

    const by = world.tenant.users.owner.display_name;
    expect(found).toMatchObject({ settled: { decision: 'accept', by, note: 'Hún var hér' }, choices: [] });
    expect(found.earlier).toEqual([]);
  });

  it('names the version of the time entry that a choice changes', async () => {
    const { id } = await aDraft(await somebody());

    const { version } = choiceOf(await read(id), 'removeEntry');
    const entry = await world.ask('getTimeEntry', { params: { timeEntryId: id } });

    expect(version).toBe(entry.headers.get('ETag'));
  });

  it('shows where a locked PIN was guessed', async () => {
    const { users, employee } = world.tenant;
    const { deviceId } = await aTablet(world.api, users.manager);
    const details = JSON.stringify({
      lockedUntil: Date.parse(hoursAgo(-1)),
      guesses: [{ deviceId, wrongPins: 5 }],
    });
    const { id } = await world.api.given.aReviewItem(employee, { reason: 'pin_locked', details });

    const found = await read(id);

    expect(found).toMatchObject({
      kind: 'lockedPin',
      lockedUntilUtc: hoursAgo(-1),
      guesses: [{ wrongPins: 5 }],
    });
    expect(found.choices.map(({ key, effect, refusal }) => [key, effect, refusal])).toEqual([
      ['accept', null, null],
      ['reject', null, null],
    ]);
  });
});

describe('400', () => {
  it('names the id where it is at fault', async () => {
    expect(await world.refusal({ params: inRoute('x') })).toEqual([400, 'request.invalid']);
  });
});

describe('404', () => {
  it('does not know a question that is not there', async () => {
    expect(await world.ofNobody('reviewId')).toEqual([404, 'review.not_found']);
  });
});

describe('409', () => {
  it('says that the time is in order meanwhile', async () => {
    const inOrder = await world.api.given.anEntry(await somebody(), hoursAgo(9), hoursAgo(1));

    expect(await world.refusal({ params: inRoute(inOrder.id) })).toEqual([409, 'review.not_open']);
  });
});
