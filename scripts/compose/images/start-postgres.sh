#!/bin/sh
# What the official image documents of POSTGRES_DB, POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_INITDB_ARGS, and nothing more.
set -e
if [ "$(id -u)" = 0 ]; then
  chown postgres:postgres /var/lib/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  # shellcheck disable=SC2086 -- arguments, not one word
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  pg_ctl --wait --options="-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait stop
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
fi
exec postgres -c listen_addresses='*'
