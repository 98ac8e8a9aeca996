// The events of unified accounts, beside the events of all borrowers.
import type { SetUnifiedTerms, SwitchAccountMode } from './unified-command.ts';

export type UnifiedEvent =
  | (Omit<SwitchAccountMode, 'type'> & { readonly type: 'account-mode-switched' })
  | (Omit<SetUnifiedTerms, 'type'> & { readonly type: 'unified-terms-set' });
