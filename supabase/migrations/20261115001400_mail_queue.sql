-- The outbox becomes the queue of the sender: how often it was tried, and when to try again.
-- Whoever takes a mail moves next_try_at ahead first, so that no other replica takes it meanwhile.
alter table sous.mail_outbox
  add column html text,
  add column reply_to text,
  add column attempts integer not null default 0,
  add column next_try_at timestamptz not null default now(),
  add column gave_up_at timestamptz,
  add column last_error text;
drop index sous.mail_outbox_waiting;
create index mail_outbox_waiting on sous.mail_outbox (next_try_at) where sent_at is null and gave_up_at is null;
create index mail_outbox_newest on sous.mail_outbox (created_at desc);
