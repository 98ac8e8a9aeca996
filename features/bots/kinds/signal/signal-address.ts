// The terms of a signal bot in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { signalDraft } from './signal-draft.ts';

export const signalAddress = kindAddress(signalDraft);
