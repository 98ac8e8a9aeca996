// The terms of a martingale in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { martingaleDraft } from './martingale-draft.ts';

export const martingaleAddress = kindAddress(martingaleDraft);
