-- Written by the server for whoever sends the contact form; read by the operator alone.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  subject text not null check (length(btrim(subject)) between 1 and 300),
  message text not null check (length(btrim(message)) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant all on public.contact_messages to service_role;
