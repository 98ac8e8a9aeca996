// The terms of an auto-invest in the address of the page on which another one is made.
import { kindAddress } from '../../create/draft/kind-address.ts';
import { regularDraft } from './regular-draft.ts';

export const regularAddress = kindAddress(regularDraft);
