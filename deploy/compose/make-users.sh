#!/bin/sh
# PostgreSQL's container runs it once, when its volume is empty.
set -eu
psql -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v owner_password="$(cat /run/secrets/owner-password)" \
  -v proxy_password="$(cat /run/secrets/proxy-password)" -f /users.sql
