// The lines of the log about attempts that were refused: logins, what somebody may not do, and requests that are not as they should be.
import type { ErrorKey } from '#lib/contract/errors.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { errorAnswers } from '#lib/contract/wire/error-answers.ts';

/** @internal */
export type RefusedAttempt = {
  /** Empty: it came to no call. */
  readonly call: string;
  readonly key: ErrorKey;
  /** The name of the field that was not right; its value is never told. */
  readonly field: string | null;
  readonly address: string;
};

export type AttemptLog = (attempt: RefusedAttempt) => void;

/** Refused with success as the status, since the user is told so in the form. */
const ofForms: readonly ErrorKey[] = [
  'wrongCredentials',
  'wrongVerification',
  'wrongWithdrawalCode',
  'ticketOver',
  'linkOver',
  'passkeyRefused',
  'invalidField',
  'malformedBody',
  'unknownHost',
];

const isTold = (key: ErrorKey): boolean => [401, 403, 429].includes(errorAnswers[key].httpStatus) || ofForms.includes(key);

const windowMs = 60_000;
/** Nobody fills the disk of the log: so many of one source in a minute, and of so many sources. */
const limits = { linesOfSource: 30, sources: 10_000 };

export function createAttemptLog(log: { info(details: object, message: string): void }, now: () => number): AttemptLog {
  let beganMs = now();
  let leftOut = 0;
  const lines = new Map<string, number>();
  const beginWindow = (): void => {
    if (leftOut > 0) log.info({ leftOut }, 'further attempts were refused');
    beganMs = now();
    leftOut = 0;
    lines.clear();
  };
  return ({ call, key, field, address }) => {
    if (!isTold(key)) return;
    if (now() - beganMs >= windowMs) beginWindow();
    const told = lines.get(address) ?? 0;
    if (told >= limits.linesOfSource || (told === 0 && lines.size >= limits.sources)) {
      leftOut += 1;
      return;
    }
    lines.set(address, told + 1);
    log.info({ call, code: errorCodes[key], reason: key, address, ...(field === null ? {} : { field }) }, 'an attempt was refused');
  };
}
