-- Whose message it is, when the sender was signed in: an address alone proves nothing.
alter table public.contact_messages add column user_id uuid references auth.users (id) on delete cascade;
create index contact_messages_sender on public.contact_messages (user_id);
