-- How many files and bytes one account may store, and all of them together. Counted in the database: uploads, copies, moves
-- and signed uploads pass here, from every server. Accounts that are over a limit already keep what they have.
create function sous.file_limits(out files integer, out folder_bytes bigint, out bucket_bytes bigint)
language sql immutable set search_path = '' as $$
  select 20, 20 * 1024 * 1024::bigint, 2 * 1024 * 1024 * 1024::bigint
$$;

create index storage_blobs_folder on sous.storage_blobs (bucket, split_part(key, '/', 1));

-- After the row, because an upload that replaces a file begins as one that inserts it.
create function sous.limit_files() returns trigger language plpgsql set search_path = '' as $$
declare
  folder constant text := split_part(new.key, '/', 1);
  stays constant boolean := tg_op = 'UPDATE' and old.bucket = new.bucket and split_part(old.key, '/', 1) = folder;
  limits record;
  used record;
begin
  if new.bucket <> 'avatars' or (stays and octet_length(new.body) <= octet_length(old.body)) then
    return null;
  end if;
  limits := sous.file_limits();
  -- Uploads into one folder count one after the other; what the first one stored is visible to the second.
  perform pg_advisory_xact_lock(hashtextextended('sous.storage_blobs ' || folder, 0));
  select count(*) as files, coalesce(sum(octet_length(body)), 0) as bytes into used
  from sous.storage_blobs where bucket = new.bucket and split_part(key, '/', 1) = folder;
  if not stays and used.files > limits.files then
    raise exception using errcode = 'SQ001',
      message = format('You’ve reached the limit of %s files. Remove one first.', limits.files);
  end if;
  if used.bytes > limits.folder_bytes then
    raise exception using errcode = 'SQ002',
      message = format('You’ve reached the limit of %s MB. Remove a file first.', limits.folder_bytes / 1024 / 1024);
  end if;
  -- What the table takes on the disk is known at once; only when that is too much are the files counted, without the room
  -- that deleted ones left. Folders don't wait for each other here: the limit may be passed by what is stored at one moment.
  if pg_table_size('sous.storage_blobs') > limits.bucket_bytes then
    select coalesce(sum(octet_length(body)), 0) as bytes into used from sous.storage_blobs where bucket = new.bucket;
    if used.bytes > limits.bucket_bytes then
      raise exception using errcode = 'SQ003', message = 'Storage is full. Please try again later.';
    end if;
  end if;
  return null;
end
$$;
revoke execute on function sous.file_limits(), sous.limit_files() from public, anon, authenticated, service_role;

create trigger limit_files after insert or update of bucket, key, body on sous.storage_blobs
  for each row execute function sous.limit_files();
