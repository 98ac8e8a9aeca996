// What can have happened to unified accounts beside what happens to everybody who borrows.
import type { SetUnifiedTerms, SwitchAccountMode } from './unified-command.ts';

export type UnifiedEvent =
  | (Omit<SwitchAccountMode, 'type'> & { readonly type: 'account-mode-switched' })
  | (Omit<SetUnifiedTerms, 'type'> & { readonly type: 'unified-terms-set' });
