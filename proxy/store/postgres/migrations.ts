/** The layout of the tables after the last migration. */
export const LAYOUT = 4

export type TableMigration = {
  readonly number: number
  /** The oldest layout whose programs still work with the tables after this change. */
  readonly oldestProgram: number
  readonly up: string
  /** Back to the layout before; null: there is none. It removes no record. */
  readonly down: string | null
}

const initialTables = `
  CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE
    AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';

  CREATE TABLE store (
    number integer PRIMARY KEY CHECK (number = 1), id text NOT NULL, incarnation text NOT NULL,
    begun text NOT NULL, layout integer NOT NULL, oldest_program integer NOT NULL, distrust text
  );
  CREATE TABLE protection_key (
    number integer PRIMARY KEY CHECK (number = 1), sealed bytea NOT NULL
  );
  CREATE TABLE writers (id text PRIMARY KEY, generation bigint NOT NULL, at bigint NOT NULL)
    WITH (fillfactor = 50);

  CREATE TABLE sessions (
    id_hash text PRIMARY KEY, member_hash text NOT NULL, secrets bytea NOT NULL,
    "user" bytea NOT NULL, expires_at bigint NOT NULL, active_at bigint NOT NULL,
    activity bytea NOT NULL, version bigint NOT NULL DEFAULT 0, is_removed boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 80);
  CREATE INDEX sessions_by_end ON sessions (expires_at);

  CREATE TABLE money (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key_hash text NOT NULL UNIQUE,
    member_hash text NOT NULL, fingerprint text NOT NULL, owner text NOT NULL, state text NOT NULL,
    answer bytea, running_until bigint NOT NULL, expires_at bigint NOT NULL
  );
  CREATE INDEX money_settled ON money (member_hash, number) WHERE state <> 'running';
  CREATE INDEX money_by_end ON money (expires_at);

  CREATE TABLE counters (key text PRIMARY KEY, points bigint NOT NULL, expires_at bigint)
    WITH (fillfactor = 80);
  CREATE INDEX counters_by_end ON counters (expires_at);

  CREATE TABLE members (member_hash text PRIMARY KEY, sealed bytea) WITH (fillfactor = 80);
  CREATE TABLE movements (
    member_hash text NOT NULL REFERENCES members, number bigint NOT NULL, sealed bytea NOT NULL,
    PRIMARY KEY (member_hash, number)
  );

  CREATE TABLE cache (
    number integer PRIMARY KEY CHECK (number = 1), epoch bigint NOT NULL, servers text NOT NULL,
    since timestamptz NOT NULL
  );
  INSERT INTO cache VALUES (1, 0, '', 'epoch');

  CREATE FUNCTION advance_writer(writer text, wanted text, acknowledged bigint) RETURNS bigint
  LANGUAGE plpgsql AS $$
  DECLARE reached bigint;
  BEGIN
    PERFORM 1 FROM store WHERE incarnation = wanted AND distrust IS NULL;
    IF NOT FOUND THEN RAISE EXCEPTION 'another store' USING ERRCODE = 'MA001'; END IF;
    UPDATE writers SET generation = generation + 1, at = now_ms() WHERE id = writer
      RETURNING generation INTO reached;
    IF reached IS NULL OR reached <= acknowledged THEN
      RAISE EXCEPTION 'an older store' USING ERRCODE = 'MA001';
    END IF;
    RETURN reached;
  END $$;
`

const auditTable = `
  CREATE TABLE IF NOT EXISTS audit (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL DEFAULT now_ms(),
    member_hash text NOT NULL, event text NOT NULL, details jsonb NOT NULL
  );
  CREATE INDEX IF NOT EXISTS audit_by_member ON audit (member_hash, number);
  CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'Rows of % are never changed or removed.', TG_TABLE_NAME; END $$;
  CREATE OR REPLACE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE OR REPLACE TRIGGER members_are_kept BEFORE DELETE OR TRUNCATE ON members
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`

const ownSessions = `
  ALTER TABLE sessions ADD COLUMN IF NOT EXISTS is_revoked boolean NOT NULL DEFAULT false;
  CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member_hash);
`

/** Processes of the version before keep sessions in Redis, under epochs of `cache`, which this version does not end. */
const noSessionsInCache = `
  CREATE OR REPLACE FUNCTION refuse_servers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN NEW.servers := ''; RETURN NEW; END $$;
  CREATE OR REPLACE TRIGGER cache_has_no_servers BEFORE UPDATE ON cache
    FOR EACH ROW EXECUTE FUNCTION refuse_servers();
  UPDATE cache SET epoch = epoch + 1, since = clock_timestamp();
`

/** Migrations in order. Each one only adds, so that programs of two versions can run at the same time. */
export const migrations: readonly TableMigration[] = [
  { number: 1, oldestProgram: 1, up: initialTables, down: null },
  { number: 2, oldestProgram: 1, up: auditTable, down: 'DROP TRIGGER members_are_kept ON members' },
  {
    number: 3,
    oldestProgram: 1,
    up: ownSessions,
    down: 'DROP INDEX sessions_by_member; ALTER TABLE sessions DROP COLUMN is_revoked',
  },
  {
    number: 4,
    oldestProgram: 1,
    up: noSessionsInCache,
    down: 'DROP TRIGGER cache_has_no_servers ON cache; DROP FUNCTION refuse_servers',
  },
]
