#!/bin/sh
# Makes the secrets of compose.yaml in the folder secrets/. Keeps those that exist.
# Put the certificate and key of PUBLIC_ORIGIN beside them, as tls.crt and tls.key.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Containers read them as other users. The folder keeps everybody else out.
chmod 700 secrets
umask 022
keep() { [ -s "secrets/$1" ] || printf '%s' "$2" > "secrets/$1"; }
keep session-keys "$(openssl rand -base64 32)"
keep postgres-password "$(openssl rand -hex 24)"
keep owner-password "$(openssl rand -hex 24)"
keep proxy-password "$(openssl rand -hex 24)"
keep cache-password "$(openssl rand -hex 24)"
keep owner-store "postgres://maru_owner:$(cat secrets/owner-password)@postgres:5432/maru"
keep store "postgres://maru_proxy:$(cat secrets/proxy-password)@postgres:5432/maru"
keep cache "redis://:$(cat secrets/cache-password)@valkey:6379"
