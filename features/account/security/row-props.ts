// The props of every row of the security centre.
import type { SecurityView } from './protection.ts';

export type RowProps = {
  readonly security: SecurityView;
  /** Nothing may be changed for now. */
  readonly locked: boolean;
  /** Something is other than it was. */
  readonly onChanged: () => void;
};
