-- Who wants to be told once a day what to use soon, and how. The server writes it, and sends what is due each hour.
create table public.daily_notes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  hour smallint not null default 16 check (hour between 0 and 23),
  -- Of the week: 0 is Sunday.
  days smallint[] not null default '{0,1,2,3,4,5,6}'
    check (cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  time_zone text not null check (length(time_zone) between 1 and 64),
  -- The calendar day of the last note where the user is, or of the last time that there was nothing to say.
  last_sent date,
  -- In the link that ends them, which works without signing in.
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);
alter table public.daily_notes enable row level security;
create policy "owners read their note" on public.daily_notes for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.daily_notes from anon, authenticated;
grant select on public.daily_notes to authenticated;
grant all on public.daily_notes to service_role;

-- The browsers of those who want a notification. An endpoint belongs to one browser, whoever uses it.
create table sous.push_subscriptions (
  endpoint text primary key check (length(endpoint) <= 1000),
  user_id uuid not null references auth.users (id) on delete cascade,
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null default now()
);
alter table sous.push_subscriptions enable row level security;
create index push_subscriptions_user on sous.push_subscriptions (user_id, created_at);

-- Where mail programs end a series of mails.
alter table sous.mail_outbox add column unsubscribe text;
