// The user who looks at the page: known to the server while it renders, handed down to everything on it.
import { createContext, use } from 'react';

export type SessionUser = {
  readonly userId: string;
  readonly userName: string;
  /** Trades with demo money. */
  readonly inDemo?: boolean;
  /** Acts as a sub-account. */
  readonly isSub?: boolean;
  /** All wallets are one. */
  readonly isUnified?: boolean;
  /** Has not registered. */
  readonly isGuest?: boolean;
  /** Its id lies over the pages of the account. */
  readonly hasWatermark?: boolean;
};

export const UserContext = createContext<SessionUser | null>(null);

/** The logged-in user; null for a visitor. */
export const useUser = (): SessionUser | null => use(UserContext);
