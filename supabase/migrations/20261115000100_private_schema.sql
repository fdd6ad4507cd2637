-- What only the server may touch lives in its own schema, which the REST interface does not expose.
create schema if not exists sous;
revoke all on schema sous from public, anon, authenticated;

-- Counters of the rate limiter. Unlogged: after a crash everybody starts at zero, which is harmless.
create unlogged table sous.rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index rate_limits_expires_at on sous.rate_limits (expires_at);
alter table sous.rate_limits enable row level security;

-- Bytes of stored files. In the database, so that every replica and every backup has them.
create table sous.storage_blobs (
  bucket text not null,
  key text not null,
  body bytea not null,
  mimetype text not null,
  cache_control text not null,
  etag text not null,
  updated_at timestamptz not null default now(),
  primary key (bucket, key)
);
alter table sous.storage_blobs enable row level security;

-- Mail that waits to be sent, or to be read here when no mail server is set.
create table sous.mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_waiting on sous.mail_outbox (id) where sent_at is null;
alter table sous.mail_outbox enable row level security;

-- Which version of our own content (ingredients, recipes) this database holds.
create table sous.seeds (
  name text primary key,
  version text not null,
  seeded_at timestamptz not null default now()
);
alter table sous.seeds enable row level security;
