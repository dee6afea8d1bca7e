import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../test/api.ts';
import { companyScope, type CompanyScope } from './company-scope.ts';
import { among, company, hotInsert, hotRead, hotUpdate, value, type HotWrite } from './hot-statement.ts';
import { inTransaction } from './in-transaction.ts';
import { readHot, writeHot } from './run-hot-statement.ts';
import { shiftTypes, type ShiftTypeRow } from './tables/plans.ts';
import { punchInbox, punchVerdicts } from './tables/punches.ts';

const INSERT_TYPES = hotInsert(shiftTypes);
const NAME_TYPES = hotUpdate(shiftTypes, ['name'], `shift_types.color_hex <> '#000000'`);
const READ_TYPES = hotRead<Pick<ShiftTypeRow, 'id' | 'name'>>()`
  select id, name from shift_types where company_id = ${company} and id ${among('uuid')} and color_hex = ${value('text')}
  order by name`;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const aScope = async () => companyScope(api.deps.database.knex, (await api.given.aCompany()).id);

const typesOf = (company_id: string, names: readonly string[], color_hex = '#2f7d4f') =>
  names.map((name) => ({ company_id, id: randomUUID(), name, color_hex }));

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const write = <Row extends object>(
  { companyId }: CompanyScope,
  statement: HotWrite<Row>,
  rows: readonly Row[],
) => inTransaction(api.deps.database, (tx) => writeHot(companyScope(tx, companyId), statement, rows));

describe('a statement of the hot path', () => {
  it.each([0, 1, 2, 300])('writes and reads %i rows', async (count) => {
    const scope = await aScope();
    const names = Array.from({ length: count }, (_, index) => `Vakt ${String(index).padStart(3, '0')}`);
    const rows = typesOf(scope.companyId, names);

    const written = await write(scope, INSERT_TYPES, rows);
    const read = await readHot(scope, READ_TYPES, idsOf(rows), '#2f7d4f');

    expect(written).toBe(count);
    expect(read).toEqual(rows.map(({ id, name }) => ({ id, name })));
  });

  it('keeps text as it is, whatever stands in it', async () => {
    const scope = await aScope();
    const names = [
      '"; drop table shift_types; --',
      '{"a","b"}',
      'NULL',
      'æ\\ð,\u{1f600}',
      "o'clock ? $1 :a",
    ].sort();
    const rows = typesOf(scope.companyId, names);

    await write(scope, INSERT_TYPES, rows);

    expect((await readHot(scope, READ_TYPES, idsOf(rows), '#2f7d4f')).map(({ name }) => name).sort()).toEqual(
      names,
    );
  });

  it('changes each row to its own value, and only where the condition holds', async () => {
    const scope = await aScope();
    const [first, second, black] = [
      ...typesOf(scope.companyId, ['Dagur', 'Kvöld']),
      ...typesOf(scope.companyId, ['Nótt'], '#000000'),
    ] as [ShiftTypeRow, ShiftTypeRow, ShiftTypeRow];
    await write(scope, INSERT_TYPES, [first, second, black]);

    const changed = await write(scope, NAME_TYPES, [
      { ...first, name: 'A' },
      { ...second, name: 'B' },
      { ...black, name: 'C' },
    ]);

    expect(changed).toBe(2);
    const kept = await scope
      .db('shift_types')
      .where({ company_id: scope.companyId })
      .orderBy('name')
      .pluck('name');
    expect(kept).toEqual(['A', 'B', 'Nótt']);
  });

  it('neither reads nor changes a row of another company', async () => {
    const [ours, theirs] = [await aScope(), await aScope()];
    const rows = typesOf(theirs.companyId, ['Dagur']);
    await write(theirs, INSERT_TYPES, rows);

    expect(await readHot(ours, READ_TYPES, idsOf(rows), '#2f7d4f')).toEqual([]);
    expect(await write(ours, NAME_TYPES, rows)).toBe(0);
  });

  it('is told to everyone who listens for statements, once for all of its rows', async () => {
    const scope = await aScope();
    const heard: string[] = [];
    const hear = ({ sql }: { readonly sql: string }) => heard.push(sql);

    api.deps.database.knex.on('query', hear);
    await write(scope, INSERT_TYPES, typesOf(scope.companyId, ['Dagur', 'Kvöld']));
    api.deps.database.knex.off('query', hear);

    expect(heard.filter((sql) => sql.startsWith('insert'))).toEqual([expect.stringMatching(/shift_types/)]);
  });

  it('names itself in its error, but none of the values', async () => {
    const scope = await aScope();
    const [row] = typesOf(scope.companyId, ['leyndarmál']) as [ShiftTypeRow];

    const twice = write(scope, INSERT_TYPES, [row, row]);

    await expect(twice).rejects.toThrow(/insert into shift_types/);
    await expect(twice).rejects.not.toThrow(/leyndarmál/);
  });
});

const INSERT_PUNCHES = hotInsert(punchInbox);
const INSERT_VERDICTS = hotInsert(punchVerdicts);

function aPunchAndItsVerdict(company_id: string) {
  const row = { company_id, id: randomUUID() };
  const punch = {
    ...row,
    received_at: 1,
    door: 'partner',
    employee_id: randomUUID(),
    action: 'start',
    punched_at: 1,
    ...{ project_id: null, sub_project_id: null, device_id: null, sent_by: null, details_hash: null },
  };
  const verdict = {
    company_id,
    id: randomUUID(),
    punch_id: row.id,
    decided_at: 1,
    verdict: 'waiting',
    code: null,
    time_entry_id: null,
  };
  return { punch, verdict };
}

describe('statements of one transaction that are asked for together', () => {
  it('reach the database in the order in which they were asked for', async () => {
    const { companyId } = await aScope();

    // A verdict refers to its punch, so the database refuses it before the punch is there.
    for (let count = 0; count < 20; count += 1) {
      const { punch, verdict } = aPunchAndItsVerdict(companyId);
      await inTransaction(api.deps.database, async (tx) => {
        const scope = companyScope(tx, companyId);
        await Promise.all([
          writeHot(scope, INSERT_PUNCHES, [punch]),
          writeHot(scope, INSERT_VERDICTS, [verdict]),
        ]);
      });
    }

    expect(await api.deps.database.knex('punch_verdicts').where({ company_id: companyId })).toHaveLength(20);
  });

  it('leave nothing behind when one of them fails, and the connection serves on', async () => {
    const { companyId, db } = await aScope();
    const { punch, verdict } = aPunchAndItsVerdict(companyId);
    const another = aPunchAndItsVerdict(companyId);

    const failing = inTransaction(api.deps.database, async (tx) => {
      const scope = companyScope(tx, companyId);
      await Promise.all([
        writeHot(scope, INSERT_PUNCHES, [punch]),
        writeHot(scope, INSERT_VERDICTS, [another.verdict]),
        writeHot(scope, INSERT_VERDICTS, [verdict]),
      ]);
    });

    await expect(failing).rejects.toThrow(/foreign key/i);
    expect(await db('punch_inbox').where({ company_id: companyId })).toEqual([]);
    expect(await write({ db, companyId }, INSERT_PUNCHES, [punch])).toBe(1);
  });

  it('write nothing outside of a transaction', async () => {
    const scope = await aScope();
    const { punch } = aPunchAndItsVerdict(scope.companyId);

    await expect(writeHot(scope, INSERT_PUNCHES, [punch])).rejects.toThrow('belongs into a transaction');
    expect(await scope.db('punch_inbox').where({ company_id: scope.companyId })).toEqual([]);
  });

  it('are refused after the end of their transaction', async () => {
    const { companyId } = await aScope();
    const { punch } = aPunchAndItsVerdict(companyId);
    let late = api.deps.database.knex;

    await inTransaction(api.deps.database, async (tx) => {
      late = tx;
      await tx('companies').where({ id: companyId }).first();
    });

    await expect(writeHot(companyScope(late, companyId), INSERT_PUNCHES, [punch])).rejects.toThrow(
      'after the end of its transaction',
    );
  });
});

describe('reads that are under way at the same time', () => {
  const aRead = async () => {
    const scope = await aScope();
    const rows = typesOf(scope.companyId, ['Dagur']);
    await write(scope, INSERT_TYPES, rows);
    return {
      read: () => readHot(scope, READ_TYPES, idsOf(rows), '#2f7d4f'),
      answer: rows.map(({ id, name }) => ({ id, name })),
    };
  };

  it('share a connection, and each has its own answer', async () => {
    const three = await Promise.all([aRead(), aRead(), aRead()]);
    const reads = Array.from({ length: 20 }, () => three).flat();
    const connections = new Set<string>();
    const hear = ({ __knexUid }: { readonly __knexUid: string }) => connections.add(__knexUid);
    const { knex } = api.deps.database;

    knex.on('query', hear);
    const answers = await Promise.all(reads.map(({ read }) => read()));
    knex.off('query', hear);

    expect(answers).toEqual(reads.map(({ answer }) => answer));
    expect(connections.size).toBe(1);
  });

  it('fail alone when one of them is refused by the database', async () => {
    const { read, answer } = await aRead();
    const broken = hotRead()`select id from a_table_that_is_not_there where company_id = ${company}`;
    const scope = await aScope();

    const [refused, answered] = await Promise.allSettled([readHot(scope, broken), read()]);

    expect(refused.status).toBe('rejected');
    expect(answered).toEqual({ status: 'fulfilled', value: answer });
    expect(await read()).toEqual(answer);
  });
});
