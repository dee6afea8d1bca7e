// What our own kiosk brings: its key, its signed punches, the seals of PINs, its health, and what a manager has to decide.
import type { Knex } from 'knex';
import type { Database } from '../database.ts';
import { makeAppendOnly } from '../guards.ts';
import { companyKey, instant, sameCompany, type Migration } from '../migration.ts';

export const station: Migration = {
  name: '0013-station',
  up: async (knex, engine) => {
    await createDeviceTables(knex);
    await createEnvelopeTables(knex, engine);
    await createQueueTables(knex);
    await createPersonalTables(knex);
    await widenReviewItems(knex);
    await createCorrectionRequests(knex);
  },
};

async function createDeviceTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('device_keys', (table) => {
    table.uuid('company_id').notNullable();
    table.uuid('device_id').notNullable();
    table.integer('epoch').notNullable();
    table.string('x', 43).notNullable();
    table.string('y', 43).notNullable();
    instant(table, 'bound_at').notNullable();
    table.primary(['company_id', 'device_id', 'epoch']);
    sameCompany(table, 'device_id', 'devices');
  });
  await knex.schema.createTable('device_health', (table) => {
    table.uuid('company_id').notNullable();
    table.uuid('device_id').notNullable();
    table.text('list_mode').notNullable();
    instant(table, 'reported_at');
    // Every punch made before this moment has been handed over.
    instant(table, 'heard_through');
    table.text('app_version');
    table.integer('waiting_punches');
    table.integer('last_sequence');
    table.boolean('is_storage_persistent');
    table.integer('free_storage_mib');
    table.text('alarm');
    table.primary(['company_id', 'device_id']);
    sameCompany(table, 'device_id', 'devices');
  });
  await knex.schema.createTable('device_incidents', (table) => {
    companyKey(table);
    table.uuid('device_id').notNullable();
    table.text('kind').notNullable();
    table.integer('key_epoch');
    table.integer('from_sequence');
    table.integer('to_sequence');
    instant(table, 'opened_at').notNullable();
    instant(table, 'closed_at');
    sameCompany(table, 'device_id', 'devices');
    table.index(['company_id', 'device_id']);
  });
}

async function createEnvelopeTables(knex: Knex, engine: Database['engine']): Promise<void> {
  await knex.schema.createTable('punch_envelopes', (table) => {
    table.uuid('company_id').notNullable();
    table.uuid('punch_id').notNullable();
    table.uuid('device_id').notNullable();
    table.integer('key_epoch').notNullable();
    table.integer('sequence').notNullable();
    table.text('envelope').notNullable();
    table.string('previous_hash', 64).notNullable();
    table.string('signature', 128).notNullable();
    table.string('chain_hash', 43).notNullable();
    table.string('fingerprint', 43).notNullable();
    table.text('closing_anchor');
    // What was wrong with signature, chain or version; null when nothing was.
    table.text('fault');
    // What the punch's own readings are worth.
    table.string('time_grade', 1).notNullable();
    instant(table, 'earliest_at').notNullable();
    instant(table, 'latest_at').notNullable();
    table.text('time_notes').notNullable();
    // The live employee session in which it was made, if one was proven when it arrived.
    instant(table, 'session_began_at');
    instant(table, 'session_ends_at');
    table.text('photo').notNullable();
    table.string('photo_digest', 43);
    table.primary(['company_id', 'punch_id']);
    table.unique(['company_id', 'device_id', 'key_epoch', 'sequence']);
    sameCompany(table, 'punch_id', 'punch_inbox');
  });
  await makeAppendOnly(knex, engine, 'punch_envelopes');
  await knex.schema.createTable('stray_envelopes', (table) => {
    companyKey(table);
    table.uuid('device_id').notNullable();
    instant(table, 'received_at').notNullable();
    table.text('reason').notNullable();
    table.uuid('punch_id').notNullable();
    table.integer('sequence').notNullable();
    table.text('envelope').notNullable();
    table.text('previous_hash').notNullable();
    table.text('signature').notNullable();
    table.string('fingerprint', 43).notNullable();
    table.unique(['company_id', 'device_id', 'fingerprint']);
    sameCompany(table, 'device_id', 'devices');
  });
  await makeAppendOnly(knex, engine, 'stray_envelopes');
  await knex.schema.createTable('punch_proofs', (table) => {
    table.uuid('company_id').notNullable();
    table.uuid('punch_id').notNullable();
    table.text('proof').notNullable();
    instant(table, 'checked_at').notNullable();
    table.primary(['company_id', 'punch_id']);
    sameCompany(table, 'punch_id', 'punch_inbox');
  });
  await makeAppendOnly(knex, engine, 'punch_proofs');
}

/** Punches that no time entry holds yet: the queue of the judge, and what managers and other tablets are waited for. */
async function createQueueTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('open_punches', (table) => {
    table.uuid('company_id').notNullable();
    table.uuid('punch_id').notNullable();
    table.uuid('employee_id').notNullable();
    table.uuid('device_id').notNullable();
    table.integer('sequence').notNullable();
    table.text('action').notNullable();
    instant(table, 'punched_at').notNullable();
    instant(table, 'received_at').notNullable();
    table.uuid('project_id');
    table.uuid('sub_project_id');
    table.boolean('is_draft').notNullable();
    table.text('state').notNullable();
    table.text('reason');
    table.primary(['company_id', 'punch_id']);
    sameCompany(table, 'punch_id', 'punch_inbox');
    table.index(['company_id', 'employee_id']);
    table.index(['state', 'received_at']);
  });
}

async function createPersonalTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('pin_seals', (table) => {
    table.uuid('company_id').notNullable();
    table.uuid('punch_id').notNullable();
    table.text('key_id').notNullable();
    table.text('seal').notNullable();
    instant(table, 'stored_at').notNullable().index();
    table.primary(['company_id', 'punch_id']);
    sameCompany(table, 'punch_id', 'punch_inbox');
  });
  await knex.schema.createTable('former_pins', (table) => {
    companyKey(table);
    table.uuid('employee_id').notNullable();
    table.text('pin_hash').notNullable();
    instant(table, 'replaced_at').notNullable();
    sameCompany(table, 'employee_id', 'employees');
    table.index(['company_id', 'employee_id']);
  });
  await knex.schema.createTable('punch_photos', (table) => {
    table.uuid('company_id').notNullable();
    table.uuid('punch_id').notNullable();
    instant(table, 'uploaded_at').notNullable();
    table.binary('jpeg').notNullable();
    table.primary(['company_id', 'punch_id']);
    sameCompany(table, 'punch_id', 'punch_inbox');
    table.index(['company_id', 'uploaded_at']);
  });
}

/** Built anew, because SQLite cannot let a column become null: a punch can name somebody whom the company does not know. */
async function widenReviewItems(knex: Knex): Promise<void> {
  await knex.schema.createTable('review_items_wider', (table) => {
    companyKey(table);
    table.uuid('employee_id');
    table.text('reason').notNullable();
    table.uuid('time_entry_id');
    table.uuid('punch_id');
    instant(table, 'opened_at').notNullable();
    instant(table, 'settled_at');
    table.text('settled_by');
    table.text('decision');
    table.text('decision_note');
    sameCompany(table, 'employee_id', 'employees');
    table.index(['company_id', 'employee_id', 'settled_at']);
    table.index(['company_id', 'punch_id']);
  });
  await knex.raw(
    `insert into review_items_wider (company_id, id, employee_id, reason, time_entry_id, punch_id, opened_at, settled_at)
     select company_id, id, employee_id, reason, time_entry_id, punch_id, opened_at, settled_at from review_items`,
  );
  await knex.schema.dropTable('review_items');
  await knex.schema.renameTable('review_items_wider', 'review_items');
}

async function createCorrectionRequests(knex: Knex): Promise<void> {
  await knex.schema.createTable('correction_requests', (table) => {
    companyKey(table);
    table.uuid('employee_id').notNullable();
    table.uuid('device_id').notNullable();
    table.text('action').notNullable();
    instant(table, 'at').notNullable();
    table.text('note');
    instant(table, 'requested_at').notNullable();
    table.uuid('punch_id').notNullable();
    table.text('outcome').notNullable();
    sameCompany(table, 'employee_id', 'employees');
  });
}
