// Tells a disk that is full or broken from other faults, whoever met it: a file of ours, or the database.

/** Codes of the system, and PostgreSQL's disk_full and io_error. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG', '53100', '58030'];

/** Looks at what caused an error, too: the query library wraps what the database says. */
export function isDiskFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(error.code)) || isDiskFault(error.cause);
}
