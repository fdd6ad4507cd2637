-- Accounts whose owners asked for an end. Until delete_after they can have everything back.
create table sous.accounts_to_delete (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  delete_after timestamptz not null
);
create index accounts_to_delete_due on sous.accounts_to_delete (delete_after);
alter table sous.accounts_to_delete enable row level security;

-- Whoever signs in again wants to stay. A new session is a sign-in; a refresh of an old one is none.
create function sous.keep_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from sous.accounts_to_delete where user_id = new.user_id;
  return new;
end
$$;
create trigger sous_keep_account after insert on auth.sessions for each row execute function sous.keep_account();
