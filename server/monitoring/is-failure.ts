// Tells whether an answer says that the exchange failed, and not that its caller asked for what cannot be.
import { errorCodes } from '#lib/contract/errors.ts';

export const isFailure = (code: string): boolean => code === errorCodes.internal || code === errorCodes.unavailable;
