// The colour of the words about an alert, by what has become of it.
import type { SignalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';

export const alertLook = {
  order: 'text-primary',
  waits: 'text-secondary',
  nothing: 'text-warning',
} as const satisfies Readonly<Record<SignalInboxRow['outcome'], string>>;
