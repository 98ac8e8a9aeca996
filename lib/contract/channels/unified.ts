// One's own account as one: the whole picture, and again whenever it changes.
import { unifiedAccount, type UnifiedAccountAnswer } from '../unified.ts';

export const unifiedSnapshot = unifiedAccount;
/** Takes the place of the one before. */
export type UnifiedMessage = UnifiedAccountAnswer;
