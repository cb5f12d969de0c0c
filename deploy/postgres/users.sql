-- Once, as a superuser, in the database of the store:
--   psql -v owner_password=… -v proxy_password=… -f deploy/postgres/users.sql maru
-- maru_owner makes and changes the tables (--migrate, --accept-store). maru_proxy uses them, and cannot change the audit log.
\set ON_ERROR_STOP on
CREATE ROLE maru_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE maru_proxy LOGIN PASSWORD :'proxy_password';
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO maru_owner;
GRANT USAGE ON SCHEMA public TO maru_proxy;
ALTER DEFAULT PRIVILEGES FOR ROLE maru_owner IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO maru_proxy;
