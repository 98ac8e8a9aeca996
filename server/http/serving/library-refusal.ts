// The answer to errors that the HTTP library raises before a call is reached.
import { errorRefusal, type ErrorLog } from '#server/answers/refusal/error-refusal.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '');

export function libraryRefusal(error: unknown, log: ErrorLog, limitBytes: number): Refusal {
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('bodyTooLarge', { limitBytes });
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal('unknownCall');
  if (code.startsWith('FST_ERR_CTP')) return new Refusal('malformedBody');
  return errorRefusal(error, log);
}
