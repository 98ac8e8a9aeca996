// Tells a disk that is full or broken from other faults, whoever met it: a file of ours, or the database.

/** Codes of the system, and PostgreSQL's disk_full and io_error. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG', '53100', '58030'];

/** Codes of SQLite: full, and what it says where a write, a sync or the file beside it failed. Others of its kind tell of a damaged file. */
const sqliteCodes: readonly unknown[] = [13, 778, 1034, 4618, 4874, 5386];

/** Looks at what caused an error, too: the query library wraps what the database says. */
export function isDiskFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isTold = ('code' in error && codes.includes(error.code)) || ('errcode' in error && sqliteCodes.includes(error.errcode));
  return isTold || isDiskFault(error.cause);
}
