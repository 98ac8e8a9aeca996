// The kinds of accounts that may have strategy accounts: a user's, and the house's, which shows bots of its own.
import { AccountKind } from '../identity/account-kind.ts';

export const mayOwnStrategies: ReadonlySet<AccountKind> = new Set([AccountKind.user, AccountKind.house]);
